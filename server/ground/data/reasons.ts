import { sql } from 'kysely'
import type { House } from '../house.ts'
import { system, type Tx } from './db.ts'
import type { KeyRing } from './key-ring.ts'
import type { CopiedRow } from './personal-table.ts'

/** Tables whose `reason_sealed` holds a reason that one person has written about another. */
const tables = ['appointments', 'refunds', 'taken_uses', 'wallet_credits', 'payout_holds'] as const
type ReasonTable = (typeof tables)[number]

/** A reason as read from the database. Inside JSON the sealed bytes are text. */
export type SealedReason = { id: string; reason: string | null; reason_sealed: Buffer | string | null }

const boundReason = (table: ReasonTable, id: string): string => `${table}:${id}:reason`

/**
 * Sealed with the ring: admins write and read reasons (decision 146), and the person's own key opens a health record.
 */
export const sealReason = (keys: KeyRing, table: ReasonTable, id: string, reason: string): Buffer =>
  keys.seal(reason, boundReason(table, id))

/**
 * A reason that was written before sealing was introduced stays in clear text until the nightly job. A copy of a
 * person's data passes no log.
 */
export function openReason(
  { keys, log }: Pick<House, 'keys'> & Partial<Pick<House, 'log'>>,
  table: ReasonTable,
  { id, reason, reason_sealed: sealed }: SealedReason,
): string | null {
  if (reason !== null || sealed === null) return reason
  try {
    return keys.open(typeof sealed === 'string' ? fromJson(sealed) : sealed, boundReason(table, id))
  } catch {
    log?.('error', 'reason.unopenable', { table, row: id })
    return null
  }
}

/** Rows of a table for the copy of a person's data, each with its reason in clear text. */
export async function withReasons(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  table: ReasonTable,
  rows: readonly CopiedRow[],
): Promise<CopiedRow[]> {
  const { rows: sealed } = await sql<SealedReason>`
    select id, reason, reason_sealed from ${sql.table(table)} where id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  const reasons = new Map(sealed.map((each) => [each.id, openReason({ keys }, table, each)]))
  return rows.map((row) => ({ ...row, reason: reasons.get(String(row.id)) ?? null }))
}

/** PostgreSQL writes bytes into JSON as `\x` and hexadecimal digits. */
const fromJson = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')

const batch = 500

/** Seals reasons that were written in clear text. Once none is left it does nothing. */
export async function sealReasons({ db, keys }: Pick<House, 'db' | 'keys'>): Promise<void> {
  for (const table of tables) {
    let isMore = true
    while (isMore) isMore = await db.as(system, (tx) => sealSome(tx, keys, table))
  }
}

async function sealSome(tx: Tx, keys: KeyRing, table: ReasonTable): Promise<boolean> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from ${sql.table(table)} where reason is not null order by id limit ${batch}`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  const was = rows.map(({ reason }) => reason)
  const sealed = rows.map(({ id, reason }) => sealReason(keys, table, id, reason))
  await sql`select app.seal_reasons(${table}, ${ids}::uuid[], ${was}::text[], ${sealed}::bytea[])`.execute(tx)
  return rows.length === batch
}
