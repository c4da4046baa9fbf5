import type { SortOrder } from '#contract/directory.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Where a page ended: what the last one seen was sorted by. `key` is null for a moment that never comes. */
export type Cursor = { key: number | null; rank: number; id: string }

export const tokenOf = (sort: SortOrder, { key, rank, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, rank, id])).toString('base64url')

/** The next page is that of the same order; any other token is none of ours. */
export function cursorIn(token: string, sort: SortOrder): Cursor {
  const [of, key, rank, id] = read(token)
  const isCursor =
    of === sort &&
    (key === null || Number.isFinite(key)) &&
    Number.isFinite(rank) &&
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(id))
  if (!isCursor) throw new Refusal('invalid_fields', { fields: [{ field: 'after', code: 'invalid' }] })
  return { key, rank, id } as Cursor
}

function read(token: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
