import { randomInt } from 'node:crypto'
import type { renewRecoveryCodes as route } from '#contract/accounts/security.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { hashRecoveryCode } from '../sign-in/spend-code.ts'

export const renewRecoveryCodes: Verb<typeof route> = async (tx, actor, _input, now) => {
  const factor = await tx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', actor.id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) throw new Refusal('not_found')
  const recoveryCodes = await makeRecoveryCodes(tx, actor.id, now)
  await record(tx, actor, 'account.recovery_codes_renewed', actor.id, now)
  return { recoveryCodes }
}

/** The codes are shown only this once; earlier ones become void. */
export async function makeRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < howMany) codes.add(freshCode())
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(
      [...codes].map((code) => ({
        user_id: userId,
        code_hash: hashRecoveryCode(userId, code),
        made_at: now,
      })),
    )
    .execute()
  return [...codes]
}

const howMany = 10
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const freshCode = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
