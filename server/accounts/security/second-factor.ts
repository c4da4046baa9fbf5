import { randomBytes, randomInt } from 'node:crypto'
import { Secret } from 'otpauth'
import type { contract } from '#contract/contract.ts'
import { brand } from '#copy/brand.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import {
  authenticator,
  hashRecoveryCode,
  matchingStep,
  secondFactorBinding,
  wrongCode,
} from '../sign-in/spend-code.ts'

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20

export const beginSecondFactor: Verb<typeof contract.beginSecondFactor> = async (
  tx,
  actor,
  _input,
  now,
  { keys },
) => {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32
  const key = await ensurePersonKey(tx, keys, actor.id, now)
  const secret_sealed = key.seal(secret, secondFactorBinding(actor.id))
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ user_id: actor.id, secret_sealed, made_at: now })
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet({ secret_sealed, made_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('second_factor_is_on')
  return { secret, uri: authenticator(secret, email, brand.name.en).toString() }
}

export const enableSecondFactor: Verb<typeof contract.enableSecondFactor> = async (
  tx,
  actor,
  { code },
  now,
  { keys },
) => {
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

export const disableSecondFactor: Verb<typeof contract.disableSecondFactor> = async (
  tx,
  actor,
  _input,
  now,
) => {
  const wasOn = await forgetSecondFactor(tx, actor.id)
  if (wasOn) await record(tx, actor, 'account.second_factor_off', actor.id, now)
  return { done: true }
}

/** Returns whether two-factor was on; a secret still awaiting its first code is deleted as well. */
export async function forgetSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  return Boolean(gone?.confirmed_at)
}

export const renewRecoveryCodes: Verb<typeof contract.renewRecoveryCodes> = async (
  tx,
  actor,
  _input,
  now,
) => {
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
async function makeRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
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
