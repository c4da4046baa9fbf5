import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { DiaryEntry } from '#contract/health/diary.ts'
import { type DiaryKind, diaryKinds, type EntryKind, kinds, measureKinds } from '#contract/health/kinds.ts'
import type { entryCount, latest } from '#contract/health/measures.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import {
  type MeasureContent,
  type MeasureRow,
  measureColumns,
  openContent,
  viewDiaryEntry,
  viewMeasure,
} from '../entries.ts'

type Row = MeasureRow & { count: number; place: number }

export type HealthRecord = {
  latest: z.output<typeof latest>[]
  diary: DiaryEntry[]
  counts: z.output<typeof entryCount>[]
}

/** The newest two entries of each kind, for any reader and however many thousands there are. */
export async function latestEntries(
  tx: Tx,
  key: PersonKey | null,
  userId: string,
  wanted: readonly EntryKind[],
): Promise<HealthRecord> {
  const { rows } = await sql<Row>`
    select newest.*, counted.count from unnest(${[...wanted]}::text[]) with ordinality as wanted (kind, place)
      cross join lateral (select count(*)::int as count from health_entries as entry
        where entry.user_id = ${userId}::uuid and entry.kind = wanted.kind) as counted
      cross join lateral (select ${measureColumns}, row_number() over (order by entry.taken_at desc, entry.id desc)::int as place
        from health_entries as entry where entry.user_id = ${userId}::uuid and entry.kind = wanted.kind
        order by entry.taken_at desc, entry.id desc limit 2) as newest
      order by wanted.place, newest.place`.execute(tx)
  const newest = rows.filter(({ place }) => place === 1)
  const totals = await dayTotals(tx, key, userId, newest)
  const isDiary = (kind: EntryKind): kind is DiaryKind => (diaryKinds as readonly EntryKind[]).includes(kind)
  return {
    latest: newest
      .filter(({ kind }) => !isDiary(kind))
      .map((row) => {
        const before = rows.find(({ kind, place }) => kind === row.kind && place === 2)
        const previous = before && viewMeasure(before, key, userId)
        return {
          measure: viewMeasure(row, key, userId),
          previous:
            previous && !previous.isUnreadable
              ? { value: previous.value, second: previous.second, takenAt: previous.takenAt }
              : null,
          count: row.count,
          dayTotal: totals.get(row.kind) ?? null,
        }
      }),
    diary: newest.filter(({ kind }) => isDiary(kind)).map((row) => viewDiaryEntry(row, key, userId)),
    counts: newest.map(({ kind, count, taken_at }) => ({ kind, count, lastAt: taken_at.toISOString() })),
  }
}

const daily: readonly EntryKind[] = measureKinds.filter((kind) => kinds[kind].isDaily)

/** The totals of the last day of each kind that is summed by day: the sum of what is read, not one glass of water. */
async function dayTotals(
  tx: Tx,
  key: PersonKey | null,
  userId: string,
  newest: readonly Row[],
): Promise<Map<EntryKind, number>> {
  const totals = new Map<EntryKind, number>()
  const summed = newest.filter(({ kind }) => daily.includes(kind))
  if (summed.length === 0) return totals
  const { rows } = await sql<Pick<Row, 'kind' | 'client_id' | 'content_sealed'>>`
    select entry.kind, entry.client_id, entry.content_sealed
      from unnest(${summed.map(({ kind }) => kind)}::text[], ${summed.map(({ taken_at }) => taken_at.toISOString())}::timestamptz[])
          as newest (kind, at)
        cross join (select ${zoneOf(sql`${userId}::uuid`)} as zone offset 0) as person
        join health_entries as entry on entry.user_id = ${userId}::uuid and entry.kind = newest.kind and entry.taken_at <= newest.at
          and entry.taken_at >= (newest.at at time zone person.zone)::date::timestamp at time zone person.zone`.execute(
    tx,
  )
  for (const row of rows) {
    const value = openContent<MeasureContent>(key, userId, row)?.v
    if (value !== undefined) totals.set(row.kind, Number(((totals.get(row.kind) ?? 0) + value).toFixed(3)))
  }
  return totals
}
