import { beforeAll, expect, test } from 'vitest'
import { holdTime } from '#contract/appointments/booking.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { requestAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

/** Uses the real limits. */
const app = await openApp()
const sunday = Date.parse('2026-11-22T06:00:00Z')
app.at(new Date(sunday).toISOString())
let fahad: Person
let layla: Person

beforeAll(async () => {
  fahad = await join(app, drFahad, { role: 'dietitian' })
  layla = await join(app, drLayla, { role: 'dietitian' })
  const facts = { takesAtOnce: true, mostPerPatient: 20, buffer: 0 }
  for (const dietitian of [fahad, layla]) await listedDietitian(app, dietitian, facts)
})

const aPatient = (who = sara) => join(app, { ...who, email: unique(who.email) })
const hours = (count: number) => new Date(sunday + count * 3_600_000).toISOString()
/** The start of the half hour `at` of a day, counted from nine in the morning in Riyadh. */
const halfHour = (day: number, at: number) =>
  new Date(sunday + day * 86_400_000 + at * 1_800_000).toISOString()
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)

test('ten bookings an hour and thirty a day are allowed', async () => {
  const patient = await aPatient()
  const tenOf = async (day: number, dietitian = fahad) => {
    const codes = []
    for (let at = 0; at < 10; at++)
      codes.push(codeOf(await requestAppointment(app, patient, dietitian, { startsAt: halfHour(day, at) })))
    return codes
  }
  const ten = Array.from({ length: 10 }, () => '201')
  expect(await tenOf(1)).toEqual(ten)
  const refused = await requestAppointment(app, patient, fahad, { startsAt: halfHour(2, 0) })
  expect([codeOf(refused), Number(refused.headers.get('retry-after'))]).toEqual(['429 rate_limited', 900])
  const service = await serviceOf(app, fahad)
  const held = await patient.call(holdTime, { dietitian: fahad.id, service, startsAt: halfHour(2, 0) })
  expect(codeOf(held), 'nor is a time kept for it').toBe('429 rate_limited')
  expect(
    codeOf(await requestAppointment(app, patient, fahad, { startsAt: halfHour(1, 0) })),
    'the same once more',
  ).toBe('201')
  expect(
    codeOf(await requestAppointment(app, await aPatient(omar), fahad, { startsAt: halfHour(2, 0) })),
    'somebody else',
  ).toBe('201')

  await moveClock(app, hours(1))
  expect(await tenOf(3)).toEqual(ten)
  await moveClock(app, hours(2))
  expect(await tenOf(4, layla)).toEqual(ten)
  await moveClock(app, hours(3))
  expect(codeOf(await requestAppointment(app, patient, layla, { startsAt: halfHour(8, 0) }))).toBe(
    '429 rate_limited',
  )
  await moveClock(app, hours(24))
  expect(codeOf(await requestAppointment(app, patient, layla, { startsAt: halfHour(8, 0) }))).toBe('201')
  await moveClock(app, hours(0))
})

test('ten cancellations are allowed too; a dietitian may cancel as many as necessary', async () => {
  const patient = await aPatient()
  const put = (at: number) =>
    putAppointment(
      app,
      { patient, dietitian: fahad },
      { status: 'confirmed', startsAt: halfHour(20 + at, 0) },
    )
  const ids: string[] = []
  for (let at = 0; at < 12; at++) ids.push(await put(at))
  const codes = []
  for (const id of ids.slice(0, 11)) codes.push(codeOf(await patient.call(cancelAppointment, { id })))
  expect(codes).toEqual([...Array.from({ length: 10 }, () => '200'), '429 rate_limited'])
  const [last = ''] = ids.slice(-1)
  expect(await app.rows('select status from appointments where id = $1', [ids[10]])).toEqual([
    { status: 'confirmed' },
  ])
  expect(codeOf(await fahad.call(cancelAppointment, { id: last }))).toBe('200')
  await moveClock(app, hours(1))
  expect(codeOf(await patient.call(cancelAppointment, { id: ids[10] ?? '' }))).toBe('200')
  await moveClock(app, hours(0))
})

test('repeated attempts are limited, even if none succeeded', async () => {
  await moveClock(app, hours(30))
  const patient = await aPatient()
  const service = await serviceOf(app, fahad)
  const codes = []
  for (let at = 0; at < 121; at++)
    codes.push(codeOf(await patient.call(holdTime, { dietitian: fahad.id, service, startsAt: hours(-5) })))
  expect(codes.at(-2)).toBe('409 slot_taken')
  expect(codes.at(-1)).toBe('429 rate_limited')
})
