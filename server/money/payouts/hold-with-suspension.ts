import { sql } from 'kysely'
import { payoutWords } from '#copy/money/payouts.ts'
import { isDietitian, isSuspended } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from '../events.ts'
import { announcePayouts } from './announce-payouts.ts'
import { lockHolds } from './lock-holds.ts'
import { putHold } from './put-hold.ts'

/** In the transaction of the suspension. An existing hold by an admin stays as it is. */
export async function holdWithSuspension(
  tx: Tx,
  actor: Actor,
  house: House,
  person: string,
  now: Date,
): Promise<void> {
  await lockHolds(tx, person)
  const { rows } = await sql<{ is: boolean }>`select ${isDietitian(sql`${person}::uuid`)} as is`.execute(tx)
  if (!rows[0]?.is) return
  const reason = `${payoutWords.suspended.en} ${payoutWords.suspended.ar}`
  const hold = { dietitian: person, reason, by: actor.id, withSuspension: true }
  if (!(await putHold(tx, house, hold, now))) return
  await record(tx, actor, 'payouts.held', person, now)
  await announcePayouts(tx, house, person)
}

export async function isSuspendedNow(tx: Tx, person: string): Promise<boolean> {
  const id = sql`${person}::uuid`
  const { rows } = await sql<{
    is: boolean
  }>`select ${isSuspended(id)} or ${isSuspendedPractice(id)} as is`.execute(tx)
  return rows[0]?.is ?? false
}

/** Once neither the account nor the practice is suspended. An admin's hold for another reason stays in force. */
export async function releaseWithSuspension(
  tx: Tx,
  actor: Actor,
  house: House,
  person: string,
  now: Date,
): Promise<void> {
  await lockHolds(tx, person)
  const { rows } = await sql`
    update payout_holds set lifted_at = ${now}, lifted_by = ${actor.id}::uuid
      where dietitian_id = ${person}::uuid and lifted_at is null and with_suspension
        and not ${isSuspended(sql`${person}::uuid`)} and not ${isSuspendedPractice(sql`${person}::uuid`)} returning id`.execute(
    tx,
  )
  if (rows.length === 0) return
  await record(tx, actor, 'payouts.released', person, now)
  await announcePayouts(tx, house, person)
}
