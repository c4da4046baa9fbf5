import { beforeAll, expect, test } from 'vitest'
import { cancelAppointment, confirmAppointment } from '#contract/appointments/changes.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { bookForPatient } from '#contract/money/reserved-appointments.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import {
  addOwnQuestionnaire,
  changeOwnQuestionnaire,
  chooseQuestionnaireServices,
  listOwnQuestionnaires,
  mostOwnQuestionnaires,
  type OwnQuestion,
  removeOwnQuestionnaire,
} from '#contract/screening/own.ts'
import {
  listPatientQuestionnaires,
  listQuestionnaires,
  readPatientQuestionnaire,
  readQuestionnaire,
  removeQuestionnaire,
  saveAnswer,
  sendAnswers,
  sendOwnQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { bookedAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, drReem, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join, type Person, unique } from '#test/people.ts'
import { placesOf } from '#test/places.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const sunday = '2026-11-22T06:00:00Z'
app.at(sunday)
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla)
  await listedDietitian(app, fahad, { takesAtOnce: true })
})

const asks = (text: string, more: Partial<OwnQuestion> = {}): OwnQuestion => ({
  text,
  kind: 'short',
  options: [],
  isOptional: false,
  ...more,
})
const questions = [
  asks('What did you eat yesterday?', { kind: 'long' }),
  asks('Which of these do you drink?', { kind: 'choices', options: ['Coffee', 'Karak', 'ماء'] }),
  asks('Do you cook?', { kind: 'yes_no' }),
  asks('How many hours do you sleep?', { kind: 'figure', isOptional: true }),
]
const write = async (dietitian: Person, title = 'First visit', asked = questions) =>
  (await dietitian.call(addOwnQuestionnaire, { title, questions: asked })).body.questionnaire
const aDietitian = async () => {
  const person = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, person, { takesAtOnce: true })
  return person
}
/** Questions that are sent with bookings of the dietitian's first service. */
const writeForBookings = async (dietitian: Person) => {
  const own = await write(dietitian)
  const services = [await serviceOf(app, dietitian)]
  await dietitian.call(chooseQuestionnaireServices, { id: own.id, services })
  return own
}
const aPatient = async (met: Person[] = []) => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  for (const dietitian of met) await putAppointment(app, { patient: person, dietitian })
  return person
}
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const answer = (person: Person, id: string, question: string, value: string) =>
  person.call(saveAnswer, { id, question, value } as never)
const answerAll = async (person: Person, id: string) => {
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  await answer(person, id, 'q1', 'Rice')
  await answer(person, id, 'q2', 'Coffee\nماء')
  await answer(person, id, 'q3', 'yes')
  return person.call(sendAnswers, { id })
}
const sentTo = async (person: Person) => {
  await app.runJobs()
  return (await person.call(listQuestionnaires, {})).body.questionnaires
}

test('a dietitian writes questions, changes them, and deletes them; others do not see them', async () => {
  const own = await write(layla)
  expect(own).toMatchObject({ version: 1, title: 'First visit', services: [] })
  const changed = await layla.call(changeOwnQuestionnaire, {
    id: own.id,
    version: 1,
    title: 'Before we meet',
    questions: questions.slice(1),
  })
  expect(changed.body.questionnaire).toMatchObject({ version: 2, title: 'Before we meet' })
  const stale = { id: own.id, version: 1, title: 'Late', questions }
  expect(codeOf(await layla.call(changeOwnQuestionnaire, stale))).toBe('412 changed_meanwhile')
  expect(codeOf(await fahad.call(changeOwnQuestionnaire, { ...stale, version: 2 }))).toBe('404 not_found')
  expect(codeOf(await fahad.call(removeOwnQuestionnaire, { id: own.id }))).toBe('404 not_found')
  expect((await fahad.call(listOwnQuestionnaires, {})).body.questionnaires).toEqual([])
  const listed = (await layla.call(listOwnQuestionnaires, {})).body.questionnaires
  expect(listed.map(({ title, questions: asked }) => [title, asked.length])).toEqual([['Before we meet', 3]])
  expect(codeOf(await layla.call(removeOwnQuestionnaire, { id: own.id }))).toBe('200')
  expect(codeOf(await layla.call(removeOwnQuestionnaire, { id: own.id }))).toBe('404 not_found')
})

test.each<[string, object]>([
  ['a title of one letter', { title: 'A', questions }],
  ['no question', { title: 'First visit', questions: [] }],
  ['31 questions', { title: 'First visit', questions: Array(31).fill(asks('Why?')) }],
  ['one choice', { title: 'First visit', questions: [asks('Which?', { kind: 'choice', options: ['A'] })] }],
  [
    'the same choice twice',
    { title: 'First visit', questions: [asks('Which?', { kind: 'choices', options: ['A', 'A '] })] },
  ],
  ['choices for a text', { title: 'First visit', questions: [asks('Which?', { options: ['A', 'B'] })] }],
  ['a question without text', { title: 'First visit', questions: [asks(' ')] }],
])('%s is refused', async (_, body) => {
  expect((await layla.call(addOwnQuestionnaire, body as never)).body).toMatchObject({
    error: { code: 'invalid_fields' },
  })
})

test('a dietitian has twenty questionnaires at most', async () => {
  const dietitian = await aDietitian()
  for (let each = 0; each < mostOwnQuestionnaires; each++) await write(dietitian, `Questions ${each}`)
  expect(codeOf(await dietitian.call(addOwnQuestionnaire, { title: 'One more', questions }))).toBe(
    '409 too_many_questionnaires',
  )
})

test('sent by hand, it is answered and read like any other, as it was when it was sent', async () => {
  const person = await aPatient([layla])
  const own = await write(layla)
  const sent = await layla.call(sendOwnQuestionnaire, { patient: person.id, own: own.id })
  expect(sent.status).toBe(201)
  const { id } = sent.body.questionnaire
  expect(sent.body.questionnaire).toMatchObject({ instrument: 'own', title: 'First visit' })
  expect(codeOf(await layla.call(sendOwnQuestionnaire, { patient: person.id, own: own.id }))).toBe(
    '409 questionnaire_is_open',
  )
  await layla.call(changeOwnQuestionnaire, {
    id: own.id,
    version: 1,
    title: 'Changed',
    questions: [asks('Something else?')],
  })
  const waiting = (await person.call(readQuestionnaire, { id })).body.questionnaire
  expect([waiting.title, waiting.asked]).toEqual(['First visit', questions])
  expect(codeOf(await answer(person, id, 'q1', 'Rice'))).toBe('409 health_consent_needed')
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  for (const [question, value] of [
    ['q2', 'Tea'],
    ['q2', 'Coffee\nCoffee'],
    ['q3', 'perhaps'],
    ['q4', 'eight'],
    ['q5', 'no such question'],
    ['weight', '80'],
  ] as const)
    expect(codeOf(await answer(person, id, question, value)), value).toBe('422 invalid_fields')
  expect(codeOf(await person.call(sendAnswers, { id }))).toBe('422 invalid_fields')
  expect(codeOf(await answerAll(person, id))).toBe('200')

  const of = { patient: person.id, id }
  const read = (await layla.call(readPatientQuestionnaire, of)).body.questionnaire
  expect([read.title, read.result, read.isShared, read.asked]).toEqual(['First visit', null, true, questions])
  expect(read.answers).toEqual([
    { question: 'q1', value: 'Rice' },
    { question: 'q2', value: 'Coffee\nماء' },
    { question: 'q3', value: 'yes' },
  ])
  // Deleting the questionnaire deletes no answers.
  await layla.call(removeOwnQuestionnaire, { id: own.id })
  const [kept] = (await layla.call(listPatientQuestionnaires, { patient: person.id })).body.questionnaires
  expect([kept?.id, kept?.title]).toEqual([id, 'First visit'])
  const { page } = await copiedData(person)
  for (const text of ['First visit', 'What did you eat yesterday?', 'Rice']) expect(page).toContain(text)
})

test('another dietitian’s questions, and a patient whom the dietitian does not treat, do not exist', async () => {
  const person = await aPatient([layla])
  const theirs = await write(fahad)
  expect(codeOf(await layla.call(sendOwnQuestionnaire, { patient: person.id, own: theirs.id }))).toBe(
    '404 not_found',
  )
  expect(codeOf(await fahad.call(sendOwnQuestionnaire, { patient: person.id, own: theirs.id }))).toBe(
    '404 not_found',
  )
  const services = [await serviceOf(app, layla)]
  expect(codeOf(await fahad.call(chooseQuestionnaireServices, { id: theirs.id, services }))).toBe(
    '404 not_found',
  )
  expect(codeOf(await layla.call(chooseQuestionnaireServices, { id: theirs.id, services }))).toBe(
    '404 not_found',
  )
})

test('an accepted request sends what belongs to its service, and a request alone does not', async () => {
  const dietitian = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const [own] = [await write(dietitian), await write(dietitian, 'By hand only')]
  const chosen = await dietitian.call(chooseQuestionnaireServices, {
    id: own.id,
    services: [await serviceOf(app, dietitian)],
  })
  expect(chosen.body.questionnaire.services.length).toBe(1)
  const person = await aPatient()
  const { id } = await bookedAppointment(app, person, dietitian, { startsAt: '2026-11-24T10:00:00Z' })
  expect(await sentTo(person)).toEqual([])
  expect(codeOf(await dietitian.call(confirmAppointment, { id }))).toBe('200')
  const sent = await sentTo(person)
  expect(sent.map(({ title, instrument, dietitian: from }) => [title, instrument, from?.id])).toEqual([
    ['First visit', 'own', dietitian.id],
  ])
  const { notifications } = (await person.call(listNotifications, {})).body
  expect(notifications.map(({ kind }) => kind)).toContain('questionnaire.sent')
  const mails = (await app.mailTo(person.email)).filter(({ subject }) => subject.includes('questions'))
  expect(mails.length).toBe(1)
  expect(JSON.stringify(mails)).not.toContain('First visit')
})

test('an instant booking sends them once: not while they wait, nor soon after they were answered, unless they changed', async () => {
  const dietitian = await aDietitian()
  const own = await writeForBookings(dietitian)
  const person = await aPatient()
  /** What the patient has been sent once this booking, which ends again, is confirmed. */
  const afterBooking = async (startsAt: string) => {
    const { id } = await bookedAppointment(app, person, dietitian, { startsAt })
    const sent = await sentTo(person)
    await person.call(cancelAppointment, { id })
    return sent
  }
  const [first] = await afterBooking('2026-11-24T10:00:00Z')
  expect((await afterBooking('2026-11-25T10:00:00Z')).length).toBe(1)
  await answerAll(person, first?.id ?? '')
  expect((await afterBooking('2026-11-26T10:00:00Z')).length).toBe(1)

  const rename = { id: own.id, version: 1, title: 'Renamed', questions }
  await dietitian.call(changeOwnQuestionnaire, rename)
  expect((await afterBooking('2026-11-29T10:00:00Z')).length).toBe(1)
  await dietitian.call(changeOwnQuestionnaire, { ...rename, version: 2, questions: questions.slice(1) })
  const both = await afterBooking('2026-11-30T10:00:00Z')
  expect(both.map(({ title, answeredAt }) => [title, answeredAt !== null])).toEqual([
    ['Renamed', false],
    ['First visit', true],
  ])
})

test('a booking that the dietitian makes for a patient sends them as well', async () => {
  const dietitian = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, { services: [{ name: 'Follow-up', duration: 30, price: 0 }] })
  const own = await write(dietitian)
  const service = await serviceOf(app, dietitian)
  await dietitian.call(chooseQuestionnaireServices, { id: own.id, services: [service] })
  const person = await aPatient([dietitian])
  const booked = await dietitian.call(bookForPatient, {
    patient: person.id,
    service,
    startsAt: '2026-11-24T10:00:00.000Z',
    mode: 'video',
  })
  expect([booked.status, booked.body.appointment.status]).toEqual([201, 'confirmed'])
  expect((await sentTo(person)).map(({ title }) => title)).toEqual(['First visit'])
})

test('the same questions are asked again after 180 days', async () => {
  const dietitian = await aDietitian()
  await writeForBookings(dietitian)
  const person = await aPatient()
  await bookedAppointment(app, person, dietitian, { startsAt: '2026-11-24T10:00:00Z' })
  const [first] = await sentTo(person)
  await answerAll(person, first?.id ?? '')
  await app.rows(`update questionnaires set answered_at = answered_at - interval '180 days' where id = $1`, [
    first?.id,
  ])
  await bookedAppointment(app, person, dietitian, { startsAt: '2026-11-25T10:00:00Z' })
  expect((await sentTo(person)).length).toBe(2)
})

test('a patient who declines is not asked again for the same booking', async () => {
  const dietitian = await aDietitian()
  await writeForBookings(dietitian)
  const person = await aPatient()
  await bookedAppointment(app, person, dietitian, { startsAt: '2026-11-24T10:00:00Z' })
  const [sent] = await sentTo(person)
  expect(codeOf(await person.call(removeQuestionnaire, { id: sent?.id ?? '' }))).toBe('200')
  await app.runJobs()
  expect(await sentTo(person)).toEqual([])
})

test('questions that can no longer be decrypted cannot be answered or sent empty', async () => {
  const person = await aPatient([layla])
  const own = await write(layla)
  const { id } = (await layla.call(sendOwnQuestionnaire, { patient: person.id, own: own.id })).body
    .questionnaire
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  await app.rows("update questionnaires set asked_sealed = 'gone' where id = $1", [id])
  expect(codeOf(await person.call(saveAnswer, { id, question: 'q1', value: 'A reply' }))).toBe(
    '404 not_found',
  )
  expect(codeOf(await person.call(sendAnswers, { id }))).toBe('404 not_found')
})

test('questions and answers are encrypted', async () => {
  const person = await aPatient([layla])
  const canary = 'kzqownq'
  const own = await write(layla, `Title ${canary}`, [asks(`Why ${canary}?`)])
  const { id } = (await layla.call(sendOwnQuestionnaire, { patient: person.id, own: own.id })).body
    .questionnaire
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  await answer(person, id, 'q1', `Because ${canary}`)
  await person.call(sendAnswers, { id })
  await app.runJobs()
  expect(await placesOf(app, canary)).toEqual([])
})
