import type { enableSecondFactor as route } from '#contract/accounts/security.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { matchingStep, secondFactorBinding, wrongCode } from '../sign-in/spend-code.ts'
import { makeRecoveryCodes } from './renew-recovery-codes.ts'

export const enableSecondFactor: Verb<typeof route> = async (tx, actor, { code }, now, { keys }) => {
  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at'])
    .where('user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  const key = factor && (await findPersonKey(tx, keys, actor.id))
  if (!key) throw new Refusal('not_found')
  if (factor.confirmed_at) throw new Refusal('second_factor_is_on')
  const step = matchingStep(key.open(factor.secret_sealed, secondFactorBinding(actor.id)), code, now)
  if (step === null) throw wrongCode()
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', actor.id)
    .execute()
  const recoveryCodes = await makeRecoveryCodes(tx, actor.id, now)
  await record(tx, actor, 'account.second_factor_on', actor.id, now)
  return { recoveryCodes }
}
