import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  confirmAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import {
  leaveReminders,
  leaveRemindersByOneClick,
  saveContactChoices,
} from '#contract/notifications/choices.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { remind } from './remind.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const wednesday = '2026-11-25T06:00:00.000Z'
let patient: Person
let dietitian: Person
let phones = 0

async function meet(facts: Parameters<typeof listedDietitian>[2] = {}) {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, { takesAtOnce: true, ...facts })
  for (const { id } of [patient, dietitian])
    await app.rows('update profiles set phone = $2 where id = $1', [id, `+9665000${10_000 + ++phones}`])
  await app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")
}

async function remindAt(instant: string) {
  app.at(instant)
  await remind(app.house)
  await app.runJobs()
}
const phoneOf = async ({ id }: Person) =>
  (await app.rows<{ phone: string }>('select phone from profiles where id = $1', [id]))[0]?.phone ?? ''
const mailed = async ({ email }: Person) =>
  (await app.mailTo(email)).filter(({ subject }) => subject.startsWith('Appointment reminder'))
const messaged = async (person: Person) =>
  (await app.mailTo(await phoneOf(person))).filter(({ text }) => text.includes('coming up'))

test('a day before both are reminded by email, once, with the time in their own zone', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, {
    startsAt: wednesday,
    zone: 'Europe/Paris',
  })
  await remindAt('2026-11-24T05:59:00Z')
  expect(await mailed(patient)).toEqual([])
  await remindAt('2026-11-24T06:00:00Z')
  await remindAt('2026-11-24T06:01:00Z')
  const [mine, ...more] = await mailed(patient)
  expect(more).toEqual([])
  expect(mine?.text).toContain('Wednesday 25 November 2026, 7:00 am to 7:30 am (Central European Time)')
  expect(mine?.text).toContain(`/patient/appointments/${id}`)
  const [theirs, ...rest] = await mailed(dietitian)
  expect(rest).toEqual([])
  expect(theirs?.text).toContain('Wednesday 25 November 2026, 9:00 am to 9:30 am (Riyadh time)')
  expect(mine?.calendar).toBeUndefined()
})

test('two hours before, a text message reminds those who have chosen it', async () => {
  await meet()
  await patient.call(saveContactChoices, {
    emailUpdates: true,
    emailReminders: false,
    smsUpdates: false,
    smsReminders: true,
    emailDigest: false,
  })
  await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  await remindAt('2026-11-25T03:59:00Z')
  expect(await messaged(patient)).toEqual([])
  await remindAt('2026-11-25T04:00:00Z')
  await remindAt('2026-11-25T04:01:00Z')
  expect((await messaged(patient)).map(({ text }) => text)).toEqual([
    'Nabta: your appointment is coming up: Wed 25 Nov, 9:00 am (Riyadh time).',
  ])
  expect(await messaged(dietitian)).toEqual([])
  expect(await mailed(patient)).toEqual([])
  expect((await mailed(dietitian)).length).toBe(1)
})

test('an appointment confirmed within the day before needs no reminder', async () => {
  await meet({ takesAtOnce: false })
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: '2026-11-23T07:00:00.000Z' })
  app.at('2026-11-22T07:30:00Z')
  await dietitian.call(confirmAppointment, { id })
  await remindAt('2026-11-22T08:00:00Z')
  expect(await mailed(patient)).toEqual([])
  expect(await mailed(dietitian)).toEqual([])
})

test('an appointment cancelled after the job picked it has no reminder', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  app.at('2026-11-24T06:00:00Z')
  await remind(app.house)
  await patient.call(cancelAppointment, { id })
  await app.runJobs()
  expect(await mailed(patient)).toEqual([])
  expect(await mailed(dietitian)).toEqual([])
})

test('a moved appointment has reminders only for its new time, even after one for the old', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  await remindAt('2026-11-24T06:00:00Z')
  await dietitian.call(rescheduleAppointment, { id, startsAt: '2026-11-26T06:00:00.000Z' })
  await remindAt('2026-11-24T06:30:00Z')
  expect((await mailed(patient)).length).toBe(1)
  await remindAt('2026-11-25T06:00:00Z')
  const [again, first, ...more] = await mailed(patient)
  expect(more).toEqual([])
  expect(first?.text).toContain('Wednesday 25 November')
  expect(again?.text).toContain('Thursday 26 November')
})

test('an appointment moved after the job picked it has no reminder for its old time', async () => {
  await meet()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  app.at('2026-11-24T06:00:00Z')
  await remind(app.house)
  await dietitian.call(rescheduleAppointment, { id, startsAt: '2026-11-26T06:00:00.000Z' })
  await app.runJobs()
  expect(await mailed(patient)).toEqual([])
})

test('a late reminder is not sent', async () => {
  await meet()
  await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  app.at('2026-11-24T06:00:00Z')
  await remind(app.house)
  app.at('2026-11-25T06:00:00Z')
  await app.runJobs()
  expect(await mailed(patient)).toEqual([])
})

test('a reminder changes no version and is not part of the history', async () => {
  await meet()
  const { id, version } = await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  await remindAt('2026-11-24T06:00:00Z')
  const { body } = await patient.call(readAppointment, { id })
  expect(body.appointment.version).toBe(version)
  expect(body.appointment.history.map(({ kind }) => kind)).toEqual(['booked'])
})

test('one press in the email ends reminders, and nothing else', async () => {
  await meet()
  await bookedAppointment(app, patient, dietitian, { startsAt: wednesday })
  await remindAt('2026-11-24T06:00:00Z')
  const [mail] = await mailed(patient)
  const oneClick = /<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const { pathname } = new URL(oneClick)
  const opened = await app.fetch(pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/reminders\/leave\?token=[\w-]{43}$/),
  ])
  const press = () =>
    app.fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await press()).status).toBe(200)
  expect((await press()).status).toBe(200)
  const events = await app.rows(
    "select id from events where kind = 'account.reminders_left' and subject_id = $1",
    [patient.id],
  )
  expect(events.length).toBe(1)
  await bookedAppointment(app, patient, dietitian, { startsAt: '2026-11-29T06:00:00.000Z' })
  await remindAt('2026-11-28T06:00:00Z')
  expect((await mailed(patient)).length).toBe(1)
  expect((await mailed(dietitian)).length).toBe(2)
  expect(
    (await app.mailTo(patient.email)).some(({ subject }) => subject === 'Your appointment is booked'),
  ).toBe(true)
})

test('a link that is forged, made for another purpose, or of a person who has left has no effect', async () => {
  await meet()
  const { keys } = app.house
  for (const token of [
    'A'.repeat(43),
    keys.sign('newsletter.leave', patient.id),
    keys.sign('reminders.leave', '0199f0a0-0000-7000-8000-000000000001'),
  ]) {
    expect((await app.call(leaveReminders, { token })).status).toBe(404)
    expect((await app.call(leaveRemindersByOneClick, { token })).status).toBe(404)
  }
  expect(await app.rows('select * from contact_choices where user_id = $1', [patient.id])).toEqual([])
})

test('reminders for many appointments are each sent once, even by several nodes at the same time', async () => {
  await meet()
  await app.rows(
    `insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
        patient_zone, status, requested_at, changed_at)
      select $1, $2, 'x', 'x', 'video', 0, '{"cancelUntil":"start","moves":2}', start, start + interval '15 minutes', 'Asia/Riyadh',
        'Asia/Riyadh', 'confirmed', '2026-11-01', '2026-11-01'
      from generate_series(timestamptz '2027-03-01T00:00Z', '2027-03-02T23:00Z', interval '15 minutes') as start`,
    [patient.id, dietitian.id],
  )
  app.at('2027-03-01T12:00:00Z')
  await Promise.all([remind(app.house), remind(app.house), remind(app.house)])
  const [count] = await app.rows<{ events: number; appointments: number }>(
    `select count(*)::int as events, count(distinct subject_id)::int as appointments from events
      where kind = 'appointment.reminder_due' and detail ->> 'how' = 'mail' and at = '2027-03-01T12:00:00Z'`,
  )
  expect(count).toEqual({ events: 96, appointments: 96 })
})
