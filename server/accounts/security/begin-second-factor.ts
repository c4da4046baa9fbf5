import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { beginSecondFactor as route } from '#contract/accounts/security.ts'
import { brand } from '#copy/brand.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { authenticator, secondFactorBinding } from '../sign-in/spend-code.ts'

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20

export const beginSecondFactor: Verb<typeof route> = async (tx, actor, _input, now, { keys }) => {
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
