import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type PracticeRow, practiceOf } from '#server/profiles/facts.ts'
import type { OwnStatus } from './facts.ts'

/** A practice with a verification. */
export type OwnRow = PracticeRow & { verification: OwnStatus }

export async function loadOwn(tx: Tx, userId: string, now: Date): Promise<OwnRow> {
  const { rows } = await practiceOf(userId, now).execute(tx)
  return ownFromRows(rows)
}

/** Without a verification there is no practice. */
export function ownFromRows([row]: readonly PracticeRow[]): OwnRow {
  if (!row?.verification) throw new Refusal('not_found')
  return { ...row, verification: row.verification }
}
