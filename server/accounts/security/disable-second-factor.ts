import type { disableSecondFactor as route } from '#contract/accounts/security.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'

export const disableSecondFactor: Verb<typeof route> = async (tx, actor, _input, now) => {
  const wasOn = await forgetSecondFactor(tx, actor.id)
  if (wasOn) await record(tx, actor, 'account.second_factor_off', actor.id, now)
  return { done: true }
}

/** Returns whether it was on; a secret still awaiting its first code is deleted as well. */
export async function forgetSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  return Boolean(gone?.confirmed_at)
}
