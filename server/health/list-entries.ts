import { type RawBuilder, sql } from 'kysely'
import type { EntryKind } from '#contract/health/kinds.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type MeasureRow, measureColumns } from './entries.ts'

export const pageSize = 50

export type EntryFilter = {
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
}

export type ListedEntry = MeasureRow & { micros: string }

/** The newest first: one page and one more row, unless the caller states how many. */
export function entriesOf(
  userId: string,
  kinds: readonly EntryKind[],
  { from, to, after }: EntryFilter,
  most: number = pageSize + 1,
): RawBuilder<ListedEntry> {
  return sql<ListedEntry>`
    select ${measureColumns}, ${microsOf(sql`entry.taken_at`)} as micros from health_entries as entry
      where entry.user_id = ${userId}::uuid and entry.kind = any (${[...kinds]}::text[]) ${takenWithin({ from, to })}
        ${after === undefined ? sql`` : sql`and (entry.taken_at, entry.id) < ${cursorRow(readCursor(after))}`}
      order by entry.taken_at desc, entry.id desc limit ${most}`
}

export const takenWithin = ({ from, to }: Pick<EntryFilter, 'from' | 'to'>): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`` : sql`and entry.taken_at >= ${from}::timestamptz`}
  ${to === undefined ? sql`` : sql`and entry.taken_at < ${to}::timestamptz`}`

export function pageOf<View>(
  rows: readonly ListedEntry[],
  view: (row: ListedEntry) => View,
): { page: View[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { page: page.map(view), next: rows.length > pageSize && last ? writeCursor(last) : null }
}
