import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#contract/csv.ts'
import type { SentTo } from '#contract/route.ts'
import { answerSurvey } from '#contract/survey.ts'
import {
  exportSurveyAnswers,
  readSurveyAnswer,
  removeSurveyAnswer,
  searchSurveyAnswers,
} from '#contract/survey-answers.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T08:00:00Z')
const admin = await join(app, noor, { role: 'admin' })

type Answer = SentTo<typeof answerSurvey>
const company: Answer = {
  audience: 'company',
  name: 'Huda Al-Salem',
  email: 'huda@najd.example',
  phone: '+966501234567',
  companyName: '=Najd Foods',
  position: 'Head of People',
  employeeCount: '51-200',
  interest: 'health-seminars',
  needs: 'A workshop before Ramadan.',
}
const patient: Answer = {
  audience: 'patient',
  name: 'أمل الغامدي',
  email: 'amal@mail.example',
  phone: '+966559876543',
  age: '25-34',
  primaryGoal: 'disease-management',
  interest: 'diabetes-care',
  needs: 'وجبات تناسب عملي.',
  healthConsent: true,
}
beforeAll(async () => {
  expect((await app.call(answerSurvey, company)).status).toBe(201)
  app.at('2026-11-20T08:05:00Z')
  expect((await app.call(answerSurvey, patient)).status).toBe(201)
})

const found = async (input: SentTo<typeof searchSurveyAnswers> = {}) => {
  const { status, body } = await admin.call(searchSurveyAnswers, input)
  expect(status).toBe(200)
  return body
}
const namesOf = async (input: SentTo<typeof searchSurveyAnswers>) =>
  (await found(input)).answers.map(({ name }) => name)

test('admins find answers by name in either spelling, by company, address and number, the newest first', async () => {
  expect(await namesOf({})).toEqual([patient.name, company.name])
  expect(await namesOf({ q: 'امل' })).toEqual([patient.name])
  expect(await namesOf({ q: 'najd' })).toEqual([company.name])
  expect(await namesOf({ q: 'HUDA@najd' })).toEqual([company.name])
  expect(await namesOf({ q: '0559876543' })).toEqual([patient.name])
  await app.rows('update survey_answers set phone = $1 where email = $2', ['٠٥٥ ٩٨٧-٦٥٤٣', patient.email])
  expect(await namesOf({ q: '0559876543' })).toEqual([patient.name])
  expect(await namesOf({ q: '%' })).toEqual([])
  expect(await namesOf({ audience: 'company' })).toEqual([company.name])
  expect((await found({ audience: 'dietitian' })).total).toBe(0)
})

test('reading a full answer is recorded', async () => {
  const [row] = (await found({ audience: 'patient' })).answers
  const { body } = await admin.call(readSurveyAnswer, { id: row?.id ?? '' })
  expect(body.answer).toMatchObject({
    name: patient.name,
    primaryGoal: 'disease-management',
    needs: patient.needs,
    message: null,
    companyName: null,
    answeredAt: '2026-11-20T08:05:00.000Z',
  })
  const [event] = await app.rows(
    "select actor, subject_id, detail from events where kind = 'survey.answer_read'",
  )
  expect(event).toEqual({ actor: admin.id, subject_id: row?.id, detail: {} })
})

test('text that can no longer be decrypted hides nothing else', async () => {
  const [row] = (await found({ audience: 'company' })).answers
  const [kept] = await app.rows<{ needs_sealed: Buffer }>(
    'select needs_sealed from survey_answers where id = $1',
    [row?.id],
  )
  await app.rows('update survey_answers set needs_sealed = $2 where id = $1', [row?.id, Buffer.alloc(40)])
  const { status, body } = await admin.call(readSurveyAnswer, { id: row?.id ?? '' })
  expect([status, body.answer.needs, body.answer.name]).toEqual([200, null, company.name])
  await app.rows('update survey_answers set needs_sealed = $2 where id = $1', [row?.id, kept?.needs_sealed])
})

test('a file of answers contains no formula and nothing that patients said about themselves', async () => {
  const { status, bytes } = await admin.call(exportSurveyAnswers, {})
  const text = new TextDecoder().decode(bytes)
  expect(status).toBe(200)
  const [head, ...rows] = [...rowsOf(text)].map(({ cells }) => cells)
  expect(head?.[0]).toBe('Sent')
  expect(rows.map((cells) => cells[2])).toEqual([patient.name, company.name])
  expect(text).toContain("'=Najd Foods")
  expect(text).toContain(company.needs)
  for (const told of [patient.needs, 'Diabetes care', 'Disease management', '25-34'])
    expect(text).not.toContain(told)
  const [event] = await app.rows("select actor, detail from events where kind = 'survey.answers_downloaded'")
  expect(event).toEqual({ actor: admin.id, detail: { audience: 'all' } })
})

test('an answer is erased at its author’s request, once', async () => {
  const [row] = (await found({ audience: 'patient' })).answers
  const remove = () => admin.call(removeSurveyAnswer, { id: row?.id ?? '' })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await admin.call(readSurveyAnswer, { id: row?.id ?? '' })).status).toBe(404)
  expect(await namesOf({})).toEqual([company.name])
})

test('a list continues after the last answer shown, and none appears twice', async () => {
  for (let at = 0; at < 30; at++) {
    app.at(`2026-11-20T08:06:${String(at).padStart(2, '0')}Z`)
    await app.call(answerSurvey, { ...company, name: `Number ${at}`, email: `n${at}@najd.example` })
  }
  const first = await found()
  expect([first.answers.length, first.total]).toEqual([25, 31])
  const second = await found({ after: first.after ?? '' })
  expect([second.answers.length, second.after, second.total]).toEqual([6, null, null])
  const names = [...first.answers, ...second.answers].map(({ name }) => name)
  expect(new Set(names).size).toBe(31)
  expect(names.slice(0, 2)).toEqual(['Number 29', 'Number 28'])
})
