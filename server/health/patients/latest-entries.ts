import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { DiaryEntry } from '#contract/health/diary.ts'
import { type DiaryKind, diaryKinds, type EntryKind } from '#contract/health/kinds.ts'
import type { entryCount, latest } from '#contract/health/measures.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { type EntryRow, entryColumns, viewDiaryEntry, viewMeasure } from '../entries.ts'

type Row = EntryRow & { count: number; place: number }

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
      cross join lateral (select ${entryColumns}, row_number() over (order by entry.taken_at desc, entry.id desc)::int as place
        from health_entries as entry where entry.user_id = ${userId}::uuid and entry.kind = wanted.kind
        order by entry.taken_at desc, entry.id desc limit 2) as newest
      order by wanted.place, newest.place`.execute(tx)
  const newest = rows.filter(({ place }) => place === 1)
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
        }
      }),
    diary: newest.filter(({ kind }) => isDiary(kind)).map((row) => viewDiaryEntry(row, key, userId)),
    counts: newest.map(({ kind, count, taken_at }) => ({ kind, count, lastAt: taken_at.toISOString() })),
  }
}
