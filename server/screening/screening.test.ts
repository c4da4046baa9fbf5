import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import { giveHealthConsent, healthConsentVersion, withdrawHealthConsent } from '#contract/health/consent.ts'
import { healthGroups } from '#contract/health/kinds.ts'
import { listReadings, saveDietitianSharing } from '#contract/health/sharing.ts'
import { defaultChoices, saveContactChoices } from '#contract/notifications/choices.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import {
  listPatientQuestionnaires,
  listQuestionnaires,
  readPatientQuestionnaire,
  readQuestionnaire,
  removeQuestionnaire,
  saveAnswer,
  screenPatient,
  sendAnswers,
  sendQuestionnaire,
  takeBackQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join, type Person, unique } from '#test/people.ts'
import { placesOf } from '#test/places.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
})

async function patient({ agreed = true, met = [layla] }: { agreed?: boolean; met?: Person[] } = {}) {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  for (const dietitian of met) await putAppointment(app, { patient: person, dietitian })
  if (agreed) await person.call(giveHealthConsent, { version: healthConsentVersion })
  return person
}
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const send = async (person: Person, instrument: 'pre_consultation' | 'must' | 'idf_dar' = 'must') =>
  (await layla.call(sendQuestionnaire, { patient: person.id, instrument })).body.questionnaire.id
const answer = (person: Person, id: string, question: string, value: string) =>
  person.call(saveAnswer, { id, question, value } as never)
const thin = { weight: '50', height: '170', earlier_weight: '54', loss_wanted: 'no', acutely_ill: 'no' }
const answerAll = async (person: Person, id: string, answers: Record<string, string> = thin) => {
  for (const [question, value] of Object.entries(answers)) await answer(person, id, question, value)
}
const told = async (person: Person) => {
  await app.runJobs()
  return (await person.call(listNotifications, {})).body.notifications.map(
    ({ kind, subject, side }) => `${kind} ${side} ${subject}`,
  )
}

const bmi = {
  instrument: 'bmi' as const,
  answers: [
    { question: 'weight', value: '80' },
    { question: 'height', value: '170' },
  ] as never,
}

test('a dietitian asks, the patient answers in parts, and both read the result', async () => {
  const person = await patient()
  const id = await send(person)
  expect(await told(person)).toContain(`questionnaire.sent patient ${id}`)
  expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toContain(
    'Your dietitian has some questions for you',
  )

  await answer(person, id, 'weight', '٥٠')
  const half = (await person.call(readQuestionnaire, { id })).body
  expect(half.hasConsent).toBe(true)
  expect(half.questionnaire).toMatchObject({
    version: 'BAPEN 2003',
    isBegun: true,
    answeredAt: null,
    result: null,
    answers: [{ question: 'weight', value: '50' }],
  })
  // The dietitian does not see answers that are not submitted.
  const waiting = (await layla.call(readPatientQuestionnaire, { patient: person.id, id })).body.questionnaire
  expect([waiting.answers, waiting.isBegun]).toEqual([[], false])

  const early = await person.call(sendAnswers, { id })
  expect(codeOf(early)).toBe('422 invalid_fields')
  await answerAll(person, id)
  const { body } = await person.call(sendAnswers, { id })
  // 50 kg at 170 cm scores 2, a loss of 7.4 % scores 1.
  expect(body.questionnaire.result).toEqual({ outcome: 'high', value: 3, missing: 0 })
  expect(await told(layla)).toContain(`questionnaire.answered dietitian ${person.id}`)
  const read = (await layla.call(readPatientQuestionnaire, { patient: person.id, id })).body.questionnaire
  expect([read.result?.outcome, read.answers.length]).toEqual(['high', 5])
  const { readings } = (await person.call(listReadings, {})).body
  expect(readings.map(({ group, dietitian }) => [group, dietitian?.id])).toEqual([['body', layla.id]])
  // Submitted answers cannot change.
  expect(codeOf(await answer(person, id, 'weight', '80'))).toBe('409 status_has_changed')
  expect(codeOf(await person.call(sendAnswers, { id }))).toBe('409 status_has_changed')
  expect(codeOf(await layla.call(takeBackQuestionnaire, { patient: person.id, id }))).toBe(
    '409 status_has_changed',
  )
})

test('without an appointment a dietitian can neither ask, screen nor read, and other patients find nothing', async () => {
  const person = await patient()
  const stranger = await patient({ met: [] })
  const id = await send(person)
  const of = { patient: person.id }
  const answers = [
    await fahad.call(sendQuestionnaire, { ...of, instrument: 'must' }),
    await fahad.call(screenPatient, { ...of, ...bmi }),
    await fahad.call(listPatientQuestionnaires, of),
    await fahad.call(readPatientQuestionnaire, { ...of, id }),
    await fahad.call(takeBackQuestionnaire, { ...of, id }),
    await stranger.call(readQuestionnaire, { id }),
    await answer(stranger, id, 'weight', '50'),
    await stranger.call(removeQuestionnaire, { id }),
  ]
  expect(answers.map(codeOf)).toEqual(Array(8).fill('404 not_found'))
  // A colleague who treats the same patient sees none of her questionnaires.
  await putAppointment(app, { patient: person, dietitian: fahad })
  expect((await fahad.call(listPatientQuestionnaires, of)).body.questionnaires).toEqual([])
  expect(codeOf(await fahad.call(readPatientQuestionnaire, { ...of, id }))).toBe('404 not_found')
})

test('without consent nothing is answered or screened, and what is not shared is not readable', async () => {
  const person = await patient({ agreed: false })
  const id = await send(person)
  expect(codeOf(await answer(person, id, 'weight', '50'))).toBe('409 health_consent_needed')
  expect(codeOf(await layla.call(screenPatient, { ...bmi, patient: person.id }))).toBe('409 not_shared')

  await person.call(giveHealthConsent, { version: healthConsentVersion })
  await answerAll(person, id)
  await person.call(saveDietitianSharing, {
    dietitian: layla.id,
    groups: healthGroups.filter((group) => group !== 'body'),
  })
  const { questionnaire } = (await person.call(sendAnswers, { id })).body
  expect([questionnaire.isShared, questionnaire.result?.outcome]).toEqual([false, 'high'])
  const of = { patient: person.id }
  const [kept] = (await layla.call(listPatientQuestionnaires, of)).body.questionnaires
  expect([kept?.isShared, kept?.result, kept?.answeredAt !== null]).toEqual([false, null, true])
  expect(codeOf(await layla.call(readPatientQuestionnaire, { ...of, id }))).toBe('409 not_shared')
  expect(codeOf(await layla.call(screenPatient, { ...bmi, patient: person.id }))).toBe('409 not_shared')
  expect((await person.call(listReadings, {})).body.readings).toEqual([])
})

test('withdrawing consent erases answers and screenings, and empties waiting questionnaires', async () => {
  const person = await patient()
  const [must, asked] = [await send(person), await send(person, 'pre_consultation')]
  await answerAll(person, must)
  await person.call(sendAnswers, { id: must })
  await answer(person, asked, 'reason', 'Hunger at night')
  await person.call(withdrawHealthConsent, {})
  const { questionnaires } = (await person.call(listQuestionnaires, {})).body
  expect(questionnaires.map(({ id, isBegun }) => [id, isBegun])).toEqual([[asked, false]])
})

test('one of each kind waits at a time; a withdrawn one disappears for both, and answers can be withdrawn too', async () => {
  const person = await patient()
  const id = await send(person)
  const of = { patient: person.id }
  expect(codeOf(await layla.call(sendQuestionnaire, { ...of, instrument: 'must' }))).toBe(
    '409 questionnaire_is_open',
  )
  expect(codeOf(await layla.call(takeBackQuestionnaire, { ...of, id }))).toBe('200')
  expect(codeOf(await person.call(readQuestionnaire, { id }))).toBe('404 not_found')
  // No notification is sent for a questionnaire that was taken back before the job ran.
  expect((await told(person)).filter((line) => line.includes(id))).toEqual([])

  const again = await send(person)
  await answerAll(person, again)
  await person.call(sendAnswers, { id: again })
  expect(codeOf(await person.call(removeQuestionnaire, { id: again }))).toBe('200')
  expect((await layla.call(listPatientQuestionnaires, of)).body.questionnaires).toEqual([])
})

test('a dietitian screens alone, the patient reads it, and only the dietitian can remove it', async () => {
  const person = await patient()
  const screened = await layla.call(screenPatient, {
    patient: person.id,
    instrument: 'bmi',
    answers: [
      { question: 'weight', value: '47.3' },
      { question: 'height', value: '160' },
    ] as never,
  })
  expect(screened.body.questionnaire).toMatchObject({
    answeredBy: 'dietitian',
    version: 'WHO 2000',
    result: { outcome: 'underweight' },
  })
  const { id } = screened.body.questionnaire
  const { questionnaire } = (await person.call(readQuestionnaire, { id })).body
  expect([questionnaire.answers.length, questionnaire.may]).toEqual([2, { answer: false, remove: false }])
  const { page } = await copiedData(person)
  expect(page.replace(/[\u2066-\u2069]/g, '')).toContain('Your body mass index is 18.5.')
  expect(page).not.toContain('18.47')
  expect(codeOf(await person.call(removeQuestionnaire, { id }))).toBe('409 status_has_changed')
  const half = { patient: person.id, instrument: 'waist' as const, answers: [] }
  expect(codeOf(await layla.call(screenPatient, half))).toBe('422 invalid_fields')
  expect(codeOf(await layla.call(takeBackQuestionnaire, { patient: person.id, id }))).toBe('200')
})

test('a screening sent again is the same one, and its answer is not stored', async () => {
  const person = await patient()
  const key = randomUUID()
  const screen = () =>
    layla.call(
      screenPatient,
      {
        patient: person.id,
        instrument: 'bmi',
        answers: [
          { question: 'weight', value: '80' },
          { question: 'height', value: '170' },
        ] as never,
      },
      { 'idempotency-key': key },
    )
  const [first, again] = [await screen(), await screen()]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await person.call(listQuestionnaires, {})).body.questionnaires.length).toBe(1)
  expect(await app.rows('select body_sealed from answered_requests where key = $1', [key])).toEqual([
    { body_sealed: null },
  ])
})

test('a long list comes in pages, waiting ones first, and none twice', async () => {
  const person = await patient()
  const at = (ordinal: number) => `2026-10-01T08:00:${String(ordinal).padStart(2, '0')}.000Z`
  for (let ordinal = 0; ordinal < 21; ordinal++) {
    app.at(at(ordinal))
    await layla.call(screenPatient, { ...bmi, patient: person.id })
  }
  const waiting = await send(person)
  app.at('2026-11-22T09:00:00.000Z')
  const pages = [
    (after?: string) => person.call(listQuestionnaires, { ...(after && { after }) }),
    (after?: string) =>
      layla.call(listPatientQuestionnaires, { patient: person.id, ...(after && { after }) }),
  ]
  for (const page of pages) {
    const first = (await page()).body
    const second = (await page(first.next ?? '')).body
    expect([first.questionnaires.length, second.questionnaires.length, second.next]).toEqual([20, 2, null])
    const all = [...first.questionnaires, ...second.questionnaires]
    expect(all[0]?.id).toBe(waiting)
    expect(all.slice(1).map(({ sentAt }) => sentAt)).toEqual(
      Array.from({ length: 21 }, (_, place) => at(20 - place)),
    )
  }
})

test('a patient can be asked six times a day, even if the requests are withdrawn', async () => {
  const strict = await openApp()
  const [dietitian, person] = [await join(strict, drLayla, { role: 'dietitian' }), await join(strict, sara)]
  await listedDietitian(strict, dietitian)
  await putAppointment(strict, { patient: person, dietitian })
  const ask = () => dietitian.call(sendQuestionnaire, { patient: person.id, instrument: 'must' })
  for (let time = 0; time < 6; time++) {
    const { id } = (await ask()).body.questionnaire
    await dietitian.call(takeBackQuestionnaire, { patient: person.id, id })
  }
  expect(codeOf(await ask())).toBe('429 rate_limited')
})

test('answers are encrypted, are in no event, notification or email, and emails go only to those who want them', async () => {
  const person = await patient()
  await person.call(saveContactChoices, { ...defaultChoices, emailUpdates: false })
  const before = (await app.mailTo(person.email)).length
  const id = await send(person, 'pre_consultation')
  const canary = 'kzqanswerq'
  await answer(person, id, 'reason', canary)
  await app.runJobs()
  expect((await app.mailTo(person.email)).length).toBe(before)
  expect(await placesOf(app, canary)).toEqual([])
})

test('a person whose account is closed is asked nothing', async () => {
  const person = await patient()
  await person.call(deleteAccount, {})
  expect(codeOf(await layla.call(sendQuestionnaire, { patient: person.id, instrument: 'must' }))).toBe(
    '409 not_reachable',
  )
  expect(codeOf(await layla.call(screenPatient, { ...bmi, patient: person.id }))).toBe('409 not_reachable')
})

test('a suspended practice cannot ask, and its patients are not told that they share nothing with it', async () => {
  const person = await patient({ met: [fahad] })
  const sent = await fahad.call(sendQuestionnaire, { patient: person.id, instrument: 'must' })
  const { id } = sent.body.questionnaire
  const isShared = async () => (await person.call(readQuestionnaire, { id })).body.questionnaire.isShared
  expect(await isShared()).toBe(true)
  await app.rows(
    `update verifications set status = 'suspended', license_number = coalesce(license_number, 'RD-1'),
      licensed_until = coalesce(licensed_until, '2030-01-01') where user_id = $1`,
    [fahad.id],
  )
  expect(codeOf(await fahad.call(sendQuestionnaire, { patient: person.id, instrument: 'must' }))).toBe(
    '409 not_reachable',
  )
  expect(await isShared()).toBeNull()
})

test('nothing is reported as withheld from a dietitian who has left', async () => {
  const person = await patient()
  const id = await send(person)
  const isShared = async () => (await person.call(readQuestionnaire, { id })).body.questionnaire.isShared
  expect(await isShared()).toBe(true)
  await app.rows('update questionnaires set dietitian_id = null where id = $1', [id])
  expect(await isShared()).toBeNull()
})
