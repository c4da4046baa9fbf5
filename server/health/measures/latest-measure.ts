import { sql } from 'kysely'
import type { LatestMeasure } from '#contract/dashboards/patient.ts'
import {
  changeShown,
  defaultUnits,
  kinds,
  measureKinds,
  type UnitChoices,
  unitFor,
} from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { inEach } from '#contract/language.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { type EntryRow, entryColumns, viewMeasure } from '../entries.ts'

/** Daily sums and mood have no trend that a previous value would show. */
const measured = measureKinds.filter((kind) => !kinds[kind].isDaily && kind !== 'mood')

const daysOfCourse = 30
/** A line of 96 pixels shows no more. */
const mostPoints = 60

/** The patient's latest measure, the previous one of its kind and the course of a month; only two of each kind are read. */
export async function latestMeasure(
  tx: Tx,
  userId: string,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<LatestMeasure | null> {
  const { rows } = await sql<EntryRow & { units: UnitChoices | null }>`
    select newest.*, (select units from health_choices where user_id = ${userId}::uuid) as units
      from unnest(${measured}::text[]) as wanted (kind)
        cross join lateral (select ${entryColumns} from health_entries as entry
          where entry.user_id = ${userId}::uuid and entry.kind = wanted.kind
          order by entry.taken_at desc, entry.id desc limit 2) as newest
      order by newest.taken_at desc, newest.id desc`.execute(tx)
  if (rows.length === 0) return null
  const key = await findPersonKey(tx, keys, userId)
  const opened = rows.map((row) => viewMeasure(row, key, userId)).filter(({ isUnreadable }) => !isUnreadable)
  const [latest] = opened
  if (!latest) return null
  const { kind } = latest
  const unit = unitFor(kind, { ...defaultUnits, ...rows[0]?.units })
  const written = (measure: Measure) => inEach((language) => writeQuantity(language, kind, measure, unit))
  const monthAgo = new Date(now.getTime() - daysOfCourse * 86_400_000)
  const course = await sql<EntryRow>`select ${entryColumns} from health_entries as entry
      where entry.user_id = ${userId}::uuid and entry.kind = ${kind} and entry.taken_at >= ${monthAgo}
      order by entry.taken_at desc, entry.id desc limit ${mostPoints}`.execute(tx)
  const previous = opened.find((measure) => measure !== latest && measure.kind === kind)
  return {
    kind,
    name: kindWords[kind].name,
    value: written(latest),
    takenAt: latest.takenAt,
    previous: previous
      ? { value: written(previous), takenAt: previous.takenAt, change: changeSince(previous) }
      : null,
    course: course.rows
      .map((row) => viewMeasure(row, key, userId))
      .filter(({ isUnreadable }) => !isUnreadable)
      .map(({ takenAt, value }) => ({ at: Date.parse(takenAt), value }))
      .reverse(),
  }

  /** Null for a pair of values, and for glucose, which depends on the hour. */
  function changeSince({ value, second }: Measure) {
    if (second !== null || kind === 'glucose') return null
    const change = changeShown(kind, (latest?.value ?? 0) - value, unit)
    return {
      sign: Math.sign(change),
      amount: inEach((language) => writeAmount(language, Math.abs(change), unit)),
    }
  }
}
