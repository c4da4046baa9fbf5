import { beforeAll, expect, test } from 'vitest'
import { holdTime, releaseTime } from '#contract/appointments/booking.ts'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment, requestAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T06:00:00.000Z'
const later = '2026-11-22T06:05:00.000Z'
let layla: Person
let fahad: Person
let one: Person
let other: Person

beforeAll(async () => {
  app.at(now)
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla, { services: [{ duration: 30 }, { duration: 60 }] })
  await listedDietitian(app, fahad)
  one = await join(app, sara)
  other = await join(app, omar)
})

const hold = async (patient: Person, startsAt: string, dietitian = layla) =>
  patient.call(holdTime, { dietitian: dietitian.id, service: await serviceOf(app, dietitian), startsAt })
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
async function isFree(
  patient: Person,
  startsAt: string,
  { service, dietitian = layla }: { service?: string; dietitian?: Person } = {},
) {
  const { body } = await patient.call(listSlots, {
    id: dietitian.id,
    from: startsAt.slice(0, 10),
    days: '1',
    ...(service && { service }),
  })
  return body.days.some(({ slots }) => slots.includes(startsAt))
}
const heldBy = ({ id }: Person) => app.rows('select from taken_times where holder_id = $1', [id])

test('a time is held for five minutes, and nobody else can book it meanwhile', async () => {
  const startsAt = '2026-11-24T10:00:00.000Z'
  const held = await hold(one, startsAt)
  expect([held.status, held.body]).toEqual([
    201,
    { until: later, seconds: 300, needs: { bornOn: true, consent: true }, message: null },
  ])
  expect(codeOf(await requestAppointment(app, other, layla, { startsAt }))).toBe('409 slot_taken')
  expect(codeOf(await hold(other, startsAt))).toBe('409 slot_taken')
  app.at('2026-11-22T06:04:59.999Z')
  expect(codeOf(await requestAppointment(app, other, layla, { startsAt }))).toBe('409 slot_taken')
  app.at(later)
  expect(codeOf(await requestAppointment(app, other, layla, { startsAt }))).toBe('201')
  expect(codeOf(await requestAppointment(app, one, layla, { startsAt }))).toBe('409 slot_taken')
  app.at(now)
})

test('a held time immediately disappears for everybody else, whatever the service, but not for its holder', async () => {
  const startsAt = '2026-11-25T10:00:00.000Z'
  const services = await app.rows<{ id: string }>('select id from services where dietitian_id = $1', [
    layla.id,
  ])
  await hold(one, startsAt)
  for (const { id: service } of services) {
    expect(await isFree(other, startsAt, { service })).toBe(false)
    expect(await isFree(one, startsAt, { service })).toBe(true)
  }
  expect(
    await isFree(other, '2026-11-25T09:15:00.000Z', { service: services[1]?.id ?? '' }),
    'an hour runs into it',
  ).toBe(false)
  expect(codeOf(await hold(one, startsAt)), 'once more').toBe('201')
  expect(await isFree(other, startsAt)).toBe(false)
  const { status, lapsesAt } = await bookedAppointment(app, one, layla, { startsAt })
  expect([status, lapsesAt]).toEqual(['pending', '2026-11-23T06:00:00.000Z'])
  expect(await heldBy(one), 'the booking takes its place').toEqual([])
})

test('holding another time releases the first, and releasing frees it immediately', async () => {
  const [first, second] = ['2026-11-26T10:00:00.000Z', '2026-11-26T12:00:00.000Z']
  await hold(one, first)
  await hold(one, second, fahad)
  expect([await isFree(other, first), await isFree(other, second, { dietitian: fahad })]).toEqual([
    true,
    false,
  ])
  expect(await heldBy(one)).toHaveLength(2)
  expect((await one.call(releaseTime, {})).status).toBe(200)
  expect((await one.call(releaseTime, {})).status).toBe(200)
  expect(await isFree(other, second, { dietitian: fahad })).toBe(true)
  await hold(one, first)
  expect(codeOf(await hold(one, '2026-11-24T10:00:00.000Z')), 'what cannot be had').toBe('409 slot_taken')
  expect(await isFree(other, first), 'leaves the one before').toBe(false)
  await other.call(releaseTime, {})
  expect(await isFree(other, first), 'nobody lets go of somebody else’s').toBe(false)
  await one.call(releaseTime, {})
})

test('a person can hold only a time that they could book', async () => {
  const at = '2026-11-29T10:00:00.000Z'
  await bookedAppointment(app, one, fahad, { startsAt: at })
  expect(codeOf(await hold(one, at, fahad))).toBe('409 busy_then')
  expect(codeOf(await hold(one, '2026-11-29T10:15:00.000Z'))).toBe('409 busy_then')
  expect(codeOf(await hold(one, '2026-11-29T10:05:00.000Z', fahad))).toBe('409 busy_then')
  expect(codeOf(await hold(other, '2026-11-29T10:05:00.000Z'))).toBe('409 slot_taken')
  expect(
    (await one.call(holdTime, { dietitian: fahad.id, service: await serviceOf(app, layla), startsAt: at }))
      .status,
  ).toBe(404)
  expect(await heldBy(one)).toEqual([])
})

test('a dietitian who holds a time as a patient cannot be booked at that time', async () => {
  const at = '2026-11-30T10:00:00.000Z'
  const both = await join(
    app,
    { ...drFahad, email: unique(drFahad.email) },
    { role: 'patient', also: ['dietitian'] },
  )
  await listedDietitian(app, both)
  await hold(both, at)
  expect(codeOf(await requestAppointment(app, other, both, { startsAt: at }))).toBe('409 slot_taken')
})

test('an expired request no longer blocks its time, even before the job has run', async () => {
  const startsAt = '2026-12-01T10:00:00.000Z'
  const lapsing = await bookedAppointment(app, one, fahad, { startsAt })
  app.at('2026-11-23T05:59:59.999Z')
  expect(await isFree(other, startsAt, { dietitian: fahad })).toBe(false)
  app.at('2026-11-23T06:00:00.000Z')
  expect(await isFree(other, startsAt, { dietitian: fahad })).toBe(true)
  expect(codeOf(await requestAppointment(app, other, fahad, { startsAt }))).toBe('201')
  expect(await app.rows('select status from appointments where id = $1', [lapsing.id])).toEqual([
    { status: 'pending' },
  ])
  app.at(now)
})
