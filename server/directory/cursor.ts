import type { SortOrder } from '#contract/directory.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The sort values of the last row on a page. `key` is null for a moment that never comes. */
export type Cursor = { key: number | null; rank: number; id: string }

export const writeDirectoryCursor = (sort: SortOrder, { key, rank, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, rank, id])).toString('base64url')

/** Accepts only a token made for the same order; a forged one is refused here. */
export function readDirectoryCursor(token: string, sort: SortOrder): Cursor {
  const [of, key, rank, id, ...more] = read(token)
  const isCursor =
    of === sort &&
    isKey[sort](key) &&
    Number.isFinite(rank) &&
    typeof id === 'string' &&
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) &&
    more.length === 0
  if (!isCursor) throw new Refusal('invalid_fields', { fields: [{ field: 'after', code: 'invalid' }] })
  return { key, rank, id } as Cursor
}

const isWhole = (key: unknown, least: number, most: number) =>
  Number.isInteger(key) && (key as number) >= least && (key as number) <= most

/** Valid values of each order’s sort column. */
const isKey: Record<SortOrder, (key: unknown) => boolean> = {
  relevance: (key) => isWhole(key, 0, 4),
  rating: (key) => typeof key === 'number' && key >= -5 && key <= 1,
  price: (key) => isWhole(key, 0, 2 ** 31 - 1),
  soonest: (key) => key === null || isWhole(key, 0, Date.UTC(9999, 11, 31)),
}

function read(token: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
