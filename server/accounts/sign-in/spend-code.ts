import { TOTP } from 'otpauth'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken, type Session } from '#server/ground/http/session.ts'
import { record } from '../events.ts'

const period = 30

/** A code works once, so one read over a shoulder is useless. Accepts a recovery code as well. */
export async function spendCode(
  tx: Tx,
  actor: Actor,
  house: Pick<House, 'keys'>,
  userId: string,
  code: string,
  now: Date,
): Promise<void> {
  const isRecovery = code.length > 6
  const good = isRecovery
    ? await spendRecoveryCode(tx, userId, code, now)
    : await spendStep(tx, house, userId, code, now)
  if (!good) throw wrongCode()
  if (isRecovery) await record(tx, actor, 'account.recovery_code_used', userId, now)
}

/** With two-factor on, a code is required wherever the password is required again. */
export async function assertSecondFactor(
  tx: Tx,
  actor: Actor,
  house: Pick<House, 'keys'>,
  { user_id, second_factor }: Pick<Session, 'user_id' | 'second_factor'>,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (!second_factor) return
  if (code === undefined) throw new Refusal('second_factor_needed')
  await spendCode(tx, actor, house, user_id, code, now)
}

export const wrongCode = () => new Refusal('wrong_code', { fields: [{ field: 'code', code: 'code_wrong' }] })

async function spendStep(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string, code: string, now: Date) {
  const factor = await tx
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const key = factor && (await findPersonKey(tx, keys, userId))
  if (!factor || !key) return false
  const step = matchingStep(key.open(factor.secret_sealed, secondFactorBinding(userId)), code, now)
  if (step === null) return false
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * The half minute to which a code belongs; codes of the one before and the one after are accepted too, as clocks
 * differ.
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / period) + delta
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const secondFactorBinding = (userId: string) => `second_factors:${userId}`

/** Fifty bits of entropy behind a limit on attempts: a plain hash is enough. */
export const hashRecoveryCode = (userId: string, code: string) => hashToken(`${userId} ${code}`)

export const authenticator = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, period, digits: 6, algorithm: 'SHA1' })
