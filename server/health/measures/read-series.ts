import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { readSeries as route, Series, seriesQuery } from '#contract/health/measures.ts'
import { usualPoints } from '#contract/health/measures.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { openPersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { type MeasureContent, openContent } from '../entries.ts'
import { takenWithin } from '../list-entries.ts'
import { downsample, type Reading } from './downsample.ts'

type Row = { key_sealed: Buffer | null; client_id: string; content_sealed: Buffer; at: number; day: string }
type Asked = z.output<typeof seriesQuery>

export const readSeries: Read<typeof route, Row> = (actor, asked, _now, house) => ({
  query: () => seriesRows(actor.id, asked),
  view: (rows) => seriesIn(house, actor.id, asked, rows),
})

export const seriesRows = (userId: Actor['id'], { kind, from, to }: Asked) => sql<Row>`
  select person.key_sealed, entry.client_id, entry.content_sealed, (extract(epoch from entry.taken_at) * 1000)::float8 as at,
      (entry.taken_at at time zone person.zone)::date::text as day
    from (select ${sealedKeyColumn(sql`${userId}::uuid`)} as key_sealed, ${zoneOf(sql`${userId}::uuid`)} as zone offset 0) as person
      cross join health_entries as entry
    where entry.user_id = ${userId}::uuid and entry.kind = ${kind} ${takenWithin({ from, to })}
    order by entry.taken_at, entry.id`

/** Thousands of values are decrypted a few milliseconds at a time, so that other requests do not wait. */
export async function seriesIn(
  { keys }: Pick<House, 'keys'>,
  userId: string,
  { kind, most = usualPoints, glucoseMoment }: Asked,
  rows: readonly Row[],
): Promise<Series> {
  const sealed = rows[0]?.key_sealed
  const key = sealed ? openPersonKey(keys, userId, sealed) : null
  const taken: Reading[] = []
  let unreadable = 0
  await yieldingToOthers(
    (function* () {
      for (const row of rows) {
        const content = openContent<MeasureContent>(key, userId, row)
        if (!content) unreadable++
        else if (!glucoseMoment || content.m === glucoseMoment)
          taken.push({
            at: row.at,
            day: row.day,
            value: content.v,
            second: content.s ?? null,
            glucoseMoment: content.m ?? null,
          })
        yield
      }
    })(),
  )
  const points = downsample(kind, taken, most)
  return { kind, points, total: taken.length, isThinned: points.some(({ count }) => count > 1), unreadable }
}
