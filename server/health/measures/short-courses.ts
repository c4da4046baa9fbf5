import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { glucoseLineOf } from '#contract/health/glucose-lines.ts'
import { kinds, type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import type { shortCourse } from '#contract/health/measures.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { type MeasureContent, openContent } from '../entries.ts'
import { downsample, type Reading } from './downsample.ts'

const mostPoints = 30
/** Several entries make one day. */
const mostOfDaily = 90

type Row = { kind: MeasureKind; client_id: string; content_sealed: Buffer; at: number; day: string }

/** One walk of the index for each kind, which ends after its newest entries. */
export const shortCourseRows = (userId: string) => sql<Row>`
  select entry.kind, entry.client_id, entry.content_sealed, (extract(epoch from entry.taken_at) * 1000)::float8 as at,
      (entry.taken_at at time zone person.zone)::date::text as day
    from unnest(${[...measureKinds]}::text[], ${mostOf}::int[]) as wanted (kind, most)
      cross join (select ${zoneOf(sql`${userId}::uuid`)} as zone offset 0) as person
      cross join lateral (select kind, client_id, content_sealed, taken_at, id from health_entries
        where user_id = ${userId}::uuid and kind = wanted.kind order by taken_at desc, id desc limit wanted.most) as entry
    order by entry.taken_at, entry.id`

const mostOf = measureKinds.map((kind) => (kinds[kind].isDaily ? mostOfDaily : mostPoints))

/** The newest measures of each kind as the points of a short line, however many thousands there are. */
export async function shortCourses(
  tx: Tx,
  key: PersonKey | null,
  userId: string,
): Promise<Map<MeasureKind, z.output<typeof shortCourse>>> {
  const { rows } = await shortCourseRows(userId).execute(tx)
  const read = new Map<MeasureKind, Reading[]>(measureKinds.map((kind) => [kind, []]))
  for (const row of rows) {
    const content = openContent<MeasureContent>(key, userId, row)
    if (content)
      read.get(row.kind)?.push({
        at: row.at,
        day: row.day,
        value: content.v,
        second: content.s ?? null,
        glucoseMoment: content.m ?? null,
      })
  }
  return new Map(
    [...read].map(([kind, readings]) => [
      kind,
      downsample(kind, comparable(kind, readings), mostPoints).map(({ at, value }) => ({
        at: Date.parse(at),
        value,
      })),
    ]),
  )
}

/** What may be joined by a line: whole days, and glucose of the same line as its latest measure. */
function comparable(kind: MeasureKind, readings: readonly Reading[]): readonly Reading[] {
  const last = readings.at(-1)
  if (kind === 'glucose' && last)
    return readings.filter((each) => glucoseLineOf(each) === glucoseLineOf(last))
  // Of the earliest day only a part may have been read.
  if (kinds[kind].isDaily && readings.length === mostOfDaily)
    return readings.filter(({ day }) => day !== readings[0]?.day)
  return readings
}
