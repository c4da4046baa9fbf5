import { expect, test } from 'vitest'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, drReem, noor, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T05:00:00Z'
app.at(now)
const patient = await join(app, sara)
const layla = await join(app, drLayla, { role: 'dietitian' })
await listedDietitian(app, layla, {
  services: [{ duration: 60 }, { duration: 45 }, { duration: 15, isActive: false }],
})
const fahad = await join(app, drFahad, { role: 'dietitian' })
await listedDietitian(app, fahad)
const reem = await join(app, drReem, { role: 'dietitian' })
const nobody = '01900000-0000-7000-8000-000000000000'

const ask = (more: { id?: string; from?: string; days?: string; service?: string } = {}) =>
  patient.call(listSlots, { id: layla.id, from: '2026-11-22', days: '1', ...more })
const startsOf = async (more = {}) => (await ask(more)).body.days.flatMap(({ slots }) => slots)
const servicesOf = async ({ id }: { id: string }) =>
  await app.rows<{ id: string; minutes: number; is_active: boolean }>(
    'select * from services where dietitian_id = $1',
    [id],
  )
const take = (who: string, during: string, held: string | null = null) =>
  app.rows('insert into taken_times (person_id, during, held_until) values ($1, $2, $3)', [who, during, held])

test('a patient sees the free days of a month, for the shortest bookable service', async () => {
  const { status, body } = await ask({ from: '2026-11-22', days: '31' })
  expect([status, body.zone, body.duration]).toEqual([200, 'Asia/Riyadh', 45])
  expect(body.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 31 }, (_, later) => new Date(Date.parse(now) + later * 86_400_000))
      .filter((day) => day.getUTCDay() < 5)
      .map((day) => day.toISOString().slice(0, 10)),
  )
  expect([body.days[1]?.slots.at(0), body.days[1]?.slots.at(-1)]).toEqual([
    '2026-11-23T06:00:00.000Z',
    '2026-11-23T13:15:00.000Z',
  ])
})

test('a service has its own length', async () => {
  const hour = (await servicesOf(layla)).find(({ minutes }) => minutes === 60)
  const { body } = await ask({ service: hour?.id ?? '' })
  expect([body.duration, body.days[0]?.slots.at(-1)]).toEqual([60, '2026-11-22T13:00:00.000Z'])
})

test('another dietitian’s service, an inactive or deleted one, and an unknown one look as if they did not exist', async () => {
  const [theirs] = await servicesOf(fahad)
  const mine = await servicesOf(layla)
  const inactive = mine.find(({ is_active }) => !is_active)
  const hour = mine.find(({ minutes }) => minutes === 60)
  await app.rows('update services set deleted_at = now() where id = $1', [hour?.id])
  for (const service of [theirs?.id, inactive?.id, hour?.id, nobody])
    expect((await ask({ service: service ?? '' })).status).toBe(404)
  await app.rows('update services set deleted_at = null where id = $1', [hour?.id])
})

test('an unlisted dietitian looks like one who does not exist', async () => {
  const unknown = await ask({ id: nobody })
  expect(unknown.status).toBe(404)
  const told = async () => {
    const { status, body } = await ask({ id: fahad.id })
    return [status, { ...body.error, requestId: '' }]
  }
  const notThere = [404, { ...unknown.body.error, requestId: '' }]
  expect(await told()).not.toEqual(notThere)
  expect((await ask({ id: reem.id })).status).toBe(404)
  expect((await ask({ id: patient.id })).status).toBe(404)

  await app.rows("update listings set licensed_until = '2026-11-22' where user_id = $1", [fahad.id])
  app.at('2026-11-22T20:59:00Z')
  expect((await ask({ id: fahad.id })).status, 'the last day of the licence').toBe(200)
  app.at('2026-11-22T21:01:00Z')
  expect(await told(), 'the day after, in Riyadh').toEqual(notThere)
  app.at(now)

  await app.rows("update verifications set status = 'suspended' where user_id = $1", [fahad.id])
  expect(await told()).toEqual(notThere)
})

test('a booked or held time disappears immediately, and returns as soon as it is free', async () => {
  const at = '2026-11-22T08:00:00.000Z'
  const isFree = async () => (await startsOf()).includes(at)
  expect(await isFree()).toBe(true)
  await take(layla.id, '[2026-11-22T08:00Z, 2026-11-22T08:30Z)')
  expect(await isFree()).toBe(false)
  const starts = await startsOf()
  expect(starts.filter((each) => each > '2026-11-22T06:30' && each < '2026-11-22T09:00')).toEqual([
    '2026-11-22T07:00:00.000Z',
    '2026-11-22T08:45:00.000Z',
  ])
  await app.rows('delete from taken_times')
  expect(await isFree()).toBe(true)

  await take(layla.id, '[2026-11-22T08:00Z, 2026-11-22T08:30Z)', '2026-11-22T05:05:00Z')
  expect(await isFree()).toBe(false)
  app.at('2026-11-22T05:05:00Z')
  expect(await isFree(), 'the hold has run out').toBe(true)
  app.at(now)
  await app.rows('delete from taken_times')
})

test('another dietitian’s bookings have no effect', async () => {
  const before = await startsOf()
  await take(fahad.id, '[2026-11-22T08:00Z, 2026-11-22T08:30Z)')
  expect(await startsOf()).toEqual(before)
})

test('a patient is not offered a time at which they have another appointment', async () => {
  const before = await startsOf()
  await take(patient.id, '[2026-11-22T08:00Z, 2026-11-22T08:30Z)')
  const isApart = (start: string) =>
    start <= '2026-11-22T07:15:00.000Z' || start >= '2026-11-22T08:30:00.000Z'
  expect(await startsOf()).toEqual(before.filter(isApart))
})

test('the answer contains times only, no people and no places', async () => {
  const { text, body } = await ask({ days: '2' })
  expect(Object.keys(body).sort()).toEqual(['days', 'duration', 'zone'])
  expect(text).not.toMatch(/taken|held|King Fahd|@/)
})

test('only patients may read it', async () => {
  const admin = await join(app, noor, { role: 'admin' })
  for (const person of [admin, layla])
    expect((await person.call(listSlots, { id: layla.id, from: '2026-11-22', days: '1' })).status).toBe(403)
  expect((await app.call(listSlots, { id: layla.id, from: '2026-11-22', days: '1' })).status).toBe(401)
})

test.each(['0001-01-01', '9999-12-30'])('there is nothing to book around %s', async (from) => {
  expect((await ask({ from, days: '42' })).body.days).toEqual([])
})
