import type { decidePayout as route } from '#contract/money/payouts.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { announcePayouts } from './announce-payouts.ts'

/** Recorded here and carried out by a job; of two admins at the same time, only one decides. */
export const decidePayout: Verb<typeof route> = async (tx, actor, { id, outcome }, now, house) => {
  const payout = await tx
    .selectFrom('payouts')
    .select(['dietitian_id', 'state', 'decided_as'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!payout) throw new Refusal('not_found')
  if (payout.dietitian_id && isSelf(actor, payout.dietitian_id)) throw new Refusal('own_account')
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set({ decided_as: outcome })
    .where('id', '=', id)
    .where('state', '=', 'in_doubt')
    .where('decided_as', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('decided_already')
  await record(tx, actor, 'payout.decided', id, now, { outcome })
  await announcePayouts(tx, house, payout.dietitian_id)
  return { done: true }
}
