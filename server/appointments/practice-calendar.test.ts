import { beforeAll, expect, test } from 'vitest'
import { holdTime } from '#contract/appointments/booking.ts'
import { readPracticeCalendar } from '#contract/appointments/practice-calendar.ts'
import { addException, listTimesToBook } from '#contract/availability.ts'
import { listPatientNames } from '#contract/patients/patients.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { bookedAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
let layla: Person
let fahad: Person
let patient: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  patient = await join(app, sara)
  await listedDietitian(app, layla, { notice: 240 })
  await listedDietitian(app, fahad, { takesAtOnce: true })
})

const calendarOf = async (who: Person, from = '2026-11-22', days = '7') =>
  (await who.call(readPracticeCalendar, { from, days })).body

test('the calendar shows hours, absences, live appointments and what else takes time, day by day', async () => {
  await layla.call(addException, {
    kind: 'closed',
    from: '2026-11-25',
    to: '2026-11-25',
    weekdays: null,
    hours: [],
    label: 'Course',
  })
  await layla.call(addException, {
    kind: 'blocked',
    from: '2026-11-24',
    to: '2026-11-24',
    weekdays: null,
    hours: [{ from: '12:00', to: '13:00' }],
  })
  const past = await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-22T05:00:00Z' })
  await putAppointment(
    app,
    { patient, dietitian: layla },
    { status: 'cancelled', startsAt: '2026-11-23T07:00:00Z' },
  )
  const wanting = await putAppointment(
    app,
    { patient, dietitian: layla },
    { status: 'confirmed', startsAt: '2026-11-23T09:00:00Z', wantedAt: '2026-11-23T12:00:00Z' },
  )
  await bookedAppointment(app, await join(app, omar), layla, { startsAt: '2026-11-24T07:00:00Z' })
  await patient.call(holdTime, {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: '2026-11-26T07:00:00Z',
  })
  const own = await putAppointment(
    app,
    { patient: layla, dietitian: fahad },
    { status: 'confirmed', startsAt: '2026-11-26T09:00:00Z' },
  )
  const { zone, days, appointments, taken } = await calendarOf(layla)
  expect(zone).toBe('Asia/Riyadh')
  expect(days.map(({ day, by, hours, label }) => [day.slice(8), by, hours.length, label])).toEqual([
    ['22', 'weekly', 1, null],
    ['23', 'weekly', 1, null],
    ['24', 'blocked', 2, null],
    ['25', 'closed', 0, 'Course'],
    ['26', 'weekly', 1, null],
    ['27', 'weekly', 0, null],
    ['28', 'weekly', 0, null],
  ])
  expect(appointments.map(({ id, status }) => [id, status])).toEqual([
    [past, 'completed'],
    [wanting, 'confirmed'],
    [expect.any(String), 'pending'],
  ])
  expect(taken).toEqual([
    { startsAt: '2026-11-26T07:00:00.000Z', endsAt: '2026-11-26T07:30:00.000Z' },
    { startsAt: '2026-11-26T09:00:00.000Z', endsAt: '2026-11-26T09:30:00.000Z' },
  ])
  const others = await calendarOf(fahad)
  expect(others.appointments.map(({ id }) => id)).toEqual([own])
})

test('the times that she can book ignore her own minimum notice and nothing else', async () => {
  const service = await serviceOf(app, layla)
  const { body } = await layla.call(listTimesToBook, { from: '2026-11-22', days: '4', service })
  expect(body.days.map(({ day, slots }) => [day, slots[0]])).toEqual([
    ['2026-11-22', '2026-11-22T06:00:00.000Z'],
    ['2026-11-23', '2026-11-23T06:00:00.000Z'],
    ['2026-11-24', '2026-11-24T06:00:00.000Z'],
  ])
  expect(body.days[2]?.slots.some((slot) => slot > '2026-11-24T08:31' && slot < '2026-11-24T10:00')).toBe(
    false,
  )
  expect((await fahad.call(listTimesToBook, { from: '2026-11-22', days: '4', service })).status).toBe(404)
})

test('the names of her patients are hers alone', async () => {
  const namesOf = async (who: Person) =>
    (await who.call(listPatientNames, {})).body.patients.map(({ name }) => name)
  expect(await namesOf(layla)).toEqual([omar.name, sara.name])
  expect(await namesOf(fahad)).toEqual([drLayla.name])
})
