import { sql } from 'kysely'
import type { holdPayouts as holdRoute, releasePayouts as releaseRoute } from '#contract/money/payouts.ts'
import { isDietitian } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { announcePayouts } from './announce-payouts.ts'
import { holdWithSuspension, isSuspendedNow } from './hold-with-suspension.ts'
import { lockHolds } from './lock-holds.ts'
import { putHold, reasonOfHold } from './put-hold.ts'

/** A new reason replaces an earlier hold, whose record stays as it was written. */
export const holdPayouts: Verb<typeof holdRoute> = async (tx, actor, { dietitian, reason }, now, house) => {
  await assertOther(tx, actor, dietitian)
  await lockHolds(tx, dietitian)
  if ((await reasonOfHold(tx, house, dietitian)) !== reason)
    await tx
      .updateTable('payout_holds')
      .set({ lifted_at: now, lifted_by: actor.id, is_replaced: true })
      .where('dietitian_id', '=', dietitian)
      .where('lifted_at', 'is', null)
      .execute()
  if (await putHold(tx, house, { dietitian, reason, by: actor.id }, now)) {
    await record(tx, actor, 'payouts.held', dietitian, now)
    await announcePayouts(tx, house, dietitian)
  }
  return { done: true }
}

/** A suspended dietitian's payouts stay held for the suspension, whatever other reason there was. */
export const releasePayouts: Verb<typeof releaseRoute> = async (tx, actor, { dietitian }, now, house) => {
  await assertOther(tx, actor, dietitian)
  await lockHolds(tx, dietitian)
  const isSuspended = await isSuspendedNow(tx, dietitian)
  const { numUpdatedRows } = await tx
    .updateTable('payout_holds')
    .set({ lifted_at: now, lifted_by: actor.id })
    .where('dietitian_id', '=', dietitian)
    .where('lifted_at', 'is', null)
    .$if(isSuspended, (held) => held.where('with_suspension', '=', false))
    .executeTakeFirst()
  if (isSuspended) await holdWithSuspension(tx, actor, house, dietitian, now)
  else if (numUpdatedRows > 0n) {
    await record(tx, actor, 'payouts.released', dietitian, now)
    await announcePayouts(tx, house, dietitian)
  }
  return { done: true }
}

/** Admins cannot decide about their own money. */
async function assertOther(tx: Tx, actor: Actor, dietitian: string): Promise<void> {
  if (isSelf(actor, dietitian)) throw new Refusal('own_account')
  const { rows } = await sql<{ is: boolean }>`select ${isDietitian(sql`${dietitian}::uuid`)} as is`.execute(
    tx,
  )
  if (!rows[0]?.is) throw new Refusal('not_found')
}
