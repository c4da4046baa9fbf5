import { sql } from 'kysely'
import type { resetPassword as route } from '#contract/accounts/reset.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { hashNewPassword } from '../hash-new-password.ts'
import { orAddressTaken } from '../registration/address-taken.ts'
import { isSameBrowser } from '../registration/confirm-address.ts'
import { discardRegistrationData } from '../registration/discard-registration-data.ts'
import { asLinkOwner, useToken, type VerifiedLink, verifyLink } from '../use-token.ts'
import { voidTokens } from '../void-tokens.ts'
import { clearFailedAttempts } from './clear-failed-attempts.ts'
import { endSessions } from './open-session.ts'

type Ready = VerifiedLink & { hash: string }

/** The reader of the email is the owner: the address counts as confirmed, and every session ends. */
export const resetPassword: Verb<typeof route, Ready> = async (tx, actor, _input, now, { keys }, context) => {
  await useToken(tx, context.ready, now)
  const { rows } = await sql<{ email: string; waited: boolean; opened_from_hash: string | null }>`
    update users set password_hash = ${context.ready.hash}, password_changed_at = ${now},
      confirmed_at = coalesce(confirmed_at, ${now}), opened_from_hash = null
    where id = ${actor.id}::uuid and (leaving_at is null or erases_at > ${now})
    returning email, old.confirmed_at is null as waited, old.opened_from_hash`
    .execute(tx)
    .catch(orAddressTaken)
  const [account] = rows
  if (!account) throw new Refusal('link_not_valid')
  await endSessions(tx, actor.id)
  // A provider account connected by a thief must not remain a way in. One with the same address reconnects by itself.
  await tx.deleteFrom('connected_accounts').where('user_id', '=', actor.id).execute()
  // If a thief has requested a new address, it must not be confirmed afterwards.
  await voidTokens(tx, actor.id, ['confirmation', 'reset', 'new_address'], now)
  await clearFailedAttempts(tx, keys, { id: actor.id, email: account.email })
  // An account opened in another browser may have been opened by another person, whose phone must receive nothing.
  if (account.waited && !isSameBrowser(context, account)) await discardRegistrationData(tx, actor.id, now)
  if (account.waited) await record(tx, actor, 'account.confirmed', actor.id, now)
  await record(tx, actor, 'account.password_changed', actor.id, now, { by: 'reset' })
  return { done: true }
}

/** Checks the link first, so that nobody can have passwords hashed without a link. A weak password does not use it up. */
export async function prepareReset(
  house: House,
  { token, password }: InputOf<typeof route>,
  caller: Caller,
): Promise<Ready> {
  const shown = await verifyLink(house, 'reset', token)
  return { ...shown, hash: await hashNewPassword(house, asLinkOwner(shown, caller), password) }
}
