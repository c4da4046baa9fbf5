import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import type { GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import { recordMeasure } from '#contract/health/measures.ts'
import { readHealth } from '#contract/health/patients.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { insertEntry } from '#server/health/entries.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { shortCourseRows } from './short-courses.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')

async function patient() {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  return person
}

const courseOf = async (person: Person, kind: MeasureKind) =>
  (await person.call(readHealth, {})).body.latest.find(({ measure }) => measure.kind === kind)?.course

test('the overview has a line of the thirty newest measures of each kind, oldest first', async () => {
  const person = await patient()
  await app.house.db.as(system, async (tx) => {
    const key = await ensurePersonKey(tx, app.house.keys, person.id, app.house.clock.now())
    for (let place = 0; place < 40; place++)
      await insertEntry(
        tx,
        key,
        {
          userId: person.id,
          clientId: randomUUID(),
          kind: 'weight',
          takenAt: new Date(Date.parse('2026-10-01T06:00:00.000Z') + place * 86_400_000).toISOString(),
          source: 'hand',
          content: { v: (800 - place) / 10 },
        },
        app.house.clock.now(),
      )
  })
  const course = await courseOf(person, 'weight')
  expect(course).toHaveLength(30)
  expect(course?.at(0)).toEqual({ at: Date.parse('2026-10-11T06:00:00.000Z'), value: 79 })
  expect(course?.at(-1)).toEqual({ at: Date.parse('2026-11-09T06:00:00.000Z'), value: 76.1 })
})

test('the line of a daily kind has one point a day, in the patient’s time zone', async () => {
  const person = await patient()
  for (const takenAt of ['2026-11-20T20:00:00.000Z', '2026-11-20T22:00:00.000Z', '2026-11-21T06:00:00.000Z'])
    await person.call(recordMeasure, { clientId: randomUUID(), kind: 'water', value: 250, takenAt })
  expect((await courseOf(person, 'water'))?.map(({ value }) => value)).toEqual([250, 500])
})

test('glucose after meals is not on the line of fasting glucose', async () => {
  const person = await patient()
  const readings: [number, GlucoseMoment][] = [
    [95, 'fasting'],
    [150, 'after_meal'],
    [99, 'before_meal'],
  ]
  for (const [at, [value, glucoseMoment]] of readings.entries())
    await person.call(recordMeasure, {
      clientId: randomUUID(),
      kind: 'glucose',
      value,
      glucoseMoment,
      takenAt: `2026-11-2${at}T06:00:00.000Z`,
    })
  expect((await courseOf(person, 'glucose'))?.map(({ value }) => value)).toEqual([95, 99])
})

test('of five thousand measures only the newest of each kind are read', async () => {
  const person = await patient()
  await person.call(recordMeasure, {
    clientId: randomUUID(),
    kind: 'weight',
    value: 80,
    takenAt: '2026-11-20T06:00:00.000Z',
  })
  await app.rows(
    `insert into health_entries (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at)
      select user_id, wanted, taken_at - place * interval '1 hour', source, gen_random_uuid(), content_sealed, recorded_at
        from health_entries, generate_series(1, 1000) as place, unnest(array['weight', 'glucose', 'ldl', 'water', 'sleep']) as wanted
        where user_id = $1`,
    [person.id],
  )
  await app.rows('vacuum (freeze, analyze) health_entries')
  const pages = await app.house.db.as({ id: person.id, role: 'patient', language: 'en' }, async (tx) => {
    const query = sql<Plan>`explain (analyze, buffers, format json) ${shortCourseRows(person.id)}`
    await query.execute(tx)
    const plan = (await query.execute(tx)).rows[0]?.['QUERY PLAN'][0].Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  })
  expect(pages).toBeLessThan(2 * (3 * 30 + 2 * 90))
})

type Plan = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }
