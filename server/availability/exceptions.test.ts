import { expect, test } from 'vitest'
import {
  addException,
  readAvailability,
  removeException,
  saveAvailability,
  saveException,
} from '#contract/availability.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, drReem } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { usualAvailability } from './open-availability.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T08:00:00Z')
const layla = await join(app, drLayla, { role: 'dietitian' })
const fahad = await join(app, drFahad, { role: 'dietitian' })
const nobody = '01900000-0000-7000-8000-000000000000'

const listOf = async (person: Person) => (await person.call(readAvailability, {})).body.exceptions
const changesOf = async ({ id }: Person) =>
  (await app.rows("select from events where kind = 'practice.hours_changed' and subject_id = $1", [id]))
    .length
type Form = SentTo<typeof addException>
const closed: Form = { kind: 'closed', from: '2026-12-01', to: '2026-12-03', weekdays: null, hours: [] }
const ramadan: Form = {
  kind: 'instead',
  from: '2027-02-08',
  to: '2027-03-08',
  weekdays: [4, 0, 1, 3, 2, 2],
  hours: [{ from: '21:00', to: '01:00' }],
  label: ' Ramadan ',
}
const added = async (person: Person, form: Form) => (await person.call(addException, form)).body.exception

test('a range of days with its own hours is added, changed and removed', async () => {
  const { status, body } = await layla.call(addException, ramadan)
  const { id } = body.exception
  const kept = { ...ramadan, id, weekdays: [0, 1, 2, 3, 4], label: 'Ramadan' }
  expect([status, body.exception]).toEqual([201, kept])
  expect(await listOf(layla)).toEqual([kept])

  const changed = { ...closed, id, label: 'Eid' }
  const saved = await layla.call(saveException, changed)
  expect([saved.status, saved.body.exception]).toEqual([200, changed])
  expect(await listOf(layla)).toEqual([changed])

  expect((await layla.call(removeException, { id })).status).toBe(200)
  expect(await listOf(layla)).toEqual([])
  expect(await changesOf(layla)).toBe(3)
})

test('another dietitian’s exceptions look as if they did not exist', async () => {
  const theirs = await added(fahad, closed)
  const before = await changesOf(layla)
  for (const id of [theirs.id, nobody]) {
    const answers = [
      await layla.call(saveException, { ...closed, id, label: 'mine' }),
      await layla.call(removeException, { id }),
    ]
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ])
  }
  expect(await listOf(layla)).toEqual([])
  expect(await listOf(fahad)).toEqual([theirs])
  expect(await changesOf(layla)).toBe(before)
})

test('a day counts until it is over in the practice’s zone', async () => {
  app.at('2026-11-21T20:59:00Z')
  const reem = await join(app, drReem, { role: 'dietitian' })
  const on = (day: string) => reem.call(addException, { ...closed, from: day, to: day })
  expect((await on('2026-11-21')).status).toBe(201)
  expect(await listOf(reem)).toHaveLength(1)
  app.at('2026-11-21T21:01:00Z')
  expect(await listOf(reem), 'Riyadh’s Sunday').toEqual([])
  const late = await on('2026-11-21')
  expect([late.status, late.body.error.fields]).toMatchObject([422, [{ field: 'to', code: 'date_passed' }]])
  await reem.call(saveAvailability, { ...usualAvailability, zone: 'Europe/London' })
  expect(await listOf(reem), 'London’s Saturday').toHaveLength(1)
  app.at('2026-11-21T08:00:00Z')
})

test('a dietitian has at most two hundred upcoming exceptions, even if many are added at the same time', async () => {
  await app.rows(
    `insert into hour_exceptions (user_id, kind, from_on, to_on, made_at)
      select $1::uuid, 'closed', day, day, now() from generate_series(date '2025-01-01', '2025-01-20', '1 day') as day
      union all select $1, 'closed', day, day, now() from generate_series(date '2027-01-01', '2027-07-15', '1 day') as day`,
    [layla.id],
  )
  const left = 200 - (await listOf(layla)).length
  expect(left).toBe(4)
  const answers = await Promise.all(Array.from({ length: 8 }, () => layla.call(addException, closed)))
  expect(answers.map(({ body }) => body.error?.code ?? 'added').sort()).toEqual([
    ...Array(4).fill('added'),
    ...Array(4).fill('too_many_exceptions'),
  ])
  expect(await listOf(layla)).toHaveLength(200)
})
