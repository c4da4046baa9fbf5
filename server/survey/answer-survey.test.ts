import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerSurvey, surveyConsentVersion } from '#contract/survey.ts'
import { openApp } from '#test/app.ts'
import { drLayla, inArabic, omar, sara } from '#test/cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const rows = () => app.rows('select * from survey_answers order by id')
const patient = {
  audience: 'patient',
  ...sara,
  needs: 'I want to eat better.',
  healthConsent: true,
} as const

test('an answer is stored completely, its free text encrypted', async () => {
  const needs = 'My diabetes canary-7c1, and meals for two.'
  const { status } = await app.call(answerSurvey, {
    ...patient,
    needs,
    message: 'canary-9f2',
    primaryGoal: 'disease-management',
  })
  expect(status).toBe(201)
  const row = (await rows()).at(-1) as Record<string, unknown> & {
    needs_sealed: Buffer
    message_sealed: Buffer
    id: string
  }
  expect(row).toMatchObject({
    audience: 'patient',
    name: sara.name,
    phone: sara.phone,
    primary_goal: 'disease-management',
    health_consent: surveyConsentVersion,
    language: 'en',
  })
  expect(JSON.stringify({ ...row, needs_sealed: row.needs_sealed.toString('latin1') })).not.toContain(
    'canary',
  )
  expect(app.house.keys.open(row.needs_sealed, `survey_answers:${row.id}`)).toBe(needs)
  expect(() => app.house.keys.open(row.needs_sealed, 'survey_answers:another')).toThrow()
})

test('thanks are emailed in the language of the page, without any part of the answer', async () => {
  await app.call(answerSurvey, { audience: 'dietitian', ...drLayla, needs: 'canary-needs' }, inArabic)
  await app.runJobs()
  const [letter] = await app.mailTo(drLayla.email)
  expect(letter).toMatchObject({ language: 'ar' })
  expect(JSON.stringify(letter)).not.toContain('canary')
})

test('no log, event or queue contains what people wrote', async () => {
  await app.call(answerSurvey, {
    ...patient,
    name: 'Canary Name',
    email: 'canary@example.sa',
    phone: '0559998877',
    needs: 'canary-text',
  })
  await app.call(answerSurvey, { ...patient, name: 'Canary Name', email: 'canary@@example.sa' })
  await app.fetch('/api/survey/answers?canary=1', {
    method: 'POST',
    body: '{"canary":',
    headers: { 'content-type': 'application/json' },
  })
  await app.runJobs()
  const kept = JSON.stringify(await app.rows('select * from events union all select * from events'))
  const queued = JSON.stringify(
    await app.rows('select payload, last_error from graphile_worker._private_jobs'),
  )
  for (const text of [app.logged(), kept, queued]) expect(text).not.toMatch(/canary|9998877/i)
  expect(app.logged()).toContain('/api/survey/answers')
})

test('a name that is an advertisement is not repeated in any email', async () => {
  await app.call(answerSurvey, {
    ...patient,
    email: 'victim@example.sa',
    name: 'Win at https://evil.example now',
  })
  await app.runJobs()
  expect(JSON.stringify(await app.mailTo('victim@example.sa'))).not.toContain('evil.example')
})

test.each([
  ['no name', { name: ' ' }, 'name', 'required'],
  ['no needs', { needs: '\n\n' }, 'needs', 'required'],
  ['no phone', { phone: ' ' }, 'phone', 'required'],
  ['an address that is none', { email: 'a@b' }, 'email', 'email_invalid'],
  ['an age under 18', { age: 'under-18' }, 'age', 'adults_only'],
  [
    'no consent to what it says of health',
    { healthConsent: false },
    'healthConsent',
    'health_consent_needed',
  ],
  ['a goal nobody offers', { primaryGoal: 'immortality' }, 'primaryGoal', 'invalid'],
  ['a novel', { needs: 'a'.repeat(4_001) }, 'needs', 'too_long'],
] as const)('%s is reported at its field and stores nothing', async (_, change, field, code) => {
  const before = (await rows()).length
  const { status, body } = await app.call(answerSurvey, { ...patient, ...change } as never)
  expect(status).toBe(422)
  expect(body.error.fields).toEqual([
    expect.objectContaining({ field, code, message: expect.stringMatching(/\S/) }),
  ])
  expect((await rows()).length).toBe(before)
})

test.each(['12', '+290 22158', '٠٥٠ ١٢٣ ٤٥٦٧', '+999123456789', '0112345678 ext. 4'])(
  'the phone %j is stored as it was typed',
  async (phone) => {
    expect((await app.call(answerSurvey, { ...patient, phone })).status).toBe(201)
    expect((await rows()).at(-1)).toMatchObject({ phone })
  },
)

test('one press stores one answer, even if its request is repeated', async () => {
  const before = (await rows()).length
  const answer = { ...patient, needs: 'Meals for one who is sent twice.' }
  const sent = await Promise.all([
    app.call(answerSurvey, answer, { 'idempotency-key': randomUUID() }),
    app.call(answerSurvey, answer, { 'idempotency-key': randomUUID() }),
    app.call(answerSurvey, answer),
  ])
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await rows()).length).toBe(before + 1)
  expect(
    await app.rows('select from events where kind = $1 and subject_id = $2', [
      'survey.answered',
      (await rows()).at(-1)?.id,
    ]),
  ).toHaveLength(1)
  await app.call(answerSurvey, { ...answer, needs: 'Something else.' })
  expect((await rows()).length).toBe(before + 2)
})

test('an answer without an audience is refused', async () => {
  const { status, body } = await app.call(answerSurvey, { ...patient, audience: 'robot' } as never)
  expect([status, body.error.code]).toEqual([400, 'malformed_request'])
})

test('the questions of one audience cannot be answered for another', async () => {
  const { status, body } = await app.call(answerSurvey, { ...patient, companyName: 'Najd Foods' } as never)
  expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'companyName'])
})

test('what a person writes in Arabic is returned unchanged', async () => {
  const needs = 'أريد خطة لشهر رمضان، مع التمر واللبن.\nوشكرًا 🌿'
  await app.call(answerSurvey, { ...patient, name: omar.name, needs }, inArabic)
  const row = (await rows()).at(-1) as { id: string; name: string; needs_sealed: Buffer }
  expect([row.name, app.house.keys.open(row.needs_sealed, `survey_answers:${row.id}`)]).toEqual([
    omar.name,
    needs,
  ])
})
