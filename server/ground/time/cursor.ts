import { type RawBuilder, sql } from 'kysely'
import type { TimeOrder } from '#contract/time-order.ts'
import { Refusal } from '../http/refusal.ts'

/** The end of a page: the sort moment in microseconds since 1970 (negative before), and the id of its row. */
export type Cursor = { micros: string; id: string }

/** A cursor as text for a URL. */
export const writeCursor = ({ micros, id }: Cursor): string =>
  Buffer.from(`${micros}.${id}`).toString('base64url')

export function readCursor(after: string): Cursor {
  const [, micros, id] = shape.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (micros === undefined || id === undefined)
    throw new Refusal('invalid_fields', { fields: [{ field: 'after', code: 'invalid' }] })
  return { micros, id }
}

const shape = /^(-?\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The cursor in SQL, to compare with the moment and the id of a row. */
export const cursorRow = ({ micros, id }: Cursor): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`

/** How a list by time runs, and what its next row is to the cursor. */
export const runsBy = (order: TimeOrder = 'latest') =>
  order === 'latest' ? { direction: sql`desc`, past: sql`<` } : { direction: sql`asc`, past: sql`>` }

export const microsOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`
