import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { openReason, type SealedReason, sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'

type NewHold = {
  dietitian: string
  reason: string
  /** The admin; null for a hold by the system. */
  by: string | null
  withSuspension?: boolean
}

/** One hold at a time per dietitian: returns whether this one was created. */
export async function putHold(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { dietitian, reason, by, withSuspension = false }: NewHold,
  at: Date,
): Promise<boolean> {
  const id = await freshId(tx)
  const { rows } = await sql`
    insert into payout_holds (id, dietitian_id, reason_sealed, held_by, held_at, with_suspension)
      values (${id}::uuid, ${dietitian}::uuid, ${sealReason(keys, 'payout_holds', id, reason)}, ${by}::uuid, ${at}, ${withSuspension})
      on conflict (dietitian_id) where lifted_at is null do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The reason for the current hold; null if payouts are not held. */
export async function reasonOfHold(
  tx: Tx,
  house: Pick<House, 'keys' | 'log'>,
  dietitian: string,
): Promise<string | null> {
  const { rows } = await sql<SealedReason>`
    select id, reason, reason_sealed from payout_holds where dietitian_id = ${dietitian}::uuid and lifted_at is null`.execute(
    tx,
  )
  return rows[0] ? viewReason(house, rows[0]) : null
}

/** Payouts are shown as held even if the reason cannot be decrypted. */
export const viewReason = (house: Pick<House, 'keys' | 'log'>, row: SealedReason): string =>
  openReason(house, 'payout_holds', row) ?? ''
