import { sql } from 'kysely'
import type { confirmAddress as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { splitName } from '#server/profiles/split-name.ts'
import { record } from '../events.ts'
import { loadAccount, primaryRoleIn, viewSession } from '../load.ts'
import { hashPassword } from '../passwords.ts'
import { endBrowserSession } from '../sign-in/end-browser-session.ts'
import { openSession, planSession } from '../sign-in/open-session.ts'
import { assertPassword } from '../sign-in/prove-password.ts'
import { asLinkOwner, useToken, type VerifiedLink, verifyLink } from '../use-token.ts'
import { assertStrong } from '../weak-password.ts'
import { orAddressTaken } from './address-taken.ts'
import { discardRegistrationData } from './discard-registration-data.ts'

/** `hash` is set if the owner chooses a password to replace the one from the registration. */
export type ConfirmationReady = VerifiedLink & { hash: string | null }

/** The reader of the email is the owner, who registered or starts afresh, and is signed in immediately. */
export const confirmAddress: Verb<typeof route, ConfirmationReady> = async (
  tx,
  actor,
  input,
  now,
  house,
  context,
) => {
  const { ready, address } = context
  const { redirectTo } = await useToken(tx, ready, now)
  const { rows } = await sql<{ suspended_at: Date | null }>`
    update users set confirmed_at = ${now}, opened_from_hash = null, password_hash = coalesce(${ready.hash}, password_hash)
    where id = ${actor.id}::uuid and confirmed_at is null
    returning suspended_at`
    .execute(tx)
    .catch(orAddressTaken)
  const [account] = rows
  if (!account) throw new Refusal('link_not_valid')
  if (account.suspended_at) throw new Refusal('account_suspended')
  const isAnew = ready.hash !== null
  if (isAnew) {
    await discardRegistrationData(tx, actor.id, now, splitName(input.name ?? ''))
    const consent = { userId: actor.id, language: actor.language, method: 'confirmation', address }
    await giveConsent(tx, house, { ...consent, purpose: 'terms' }, now)
  }
  await record(tx, actor, 'account.confirmed', actor.id, now, isAnew ? { anew: true } : {})
  const loaded = await loadAccount(tx, actor.id)
  if (!loaded) throw new Error('the account disappeared during its confirmation')
  const session = planSession(actor.id, primaryRoleIn(loaded.roles), now)
  await endBrowserSession(tx, actor, context.cookies, now)
  await openSession(tx, session, now, context)
  await record(tx, actor, 'session.started', actor.id, now)
  return { session: viewSession(loaded, session), redirectTo }
}

/** The link proves who owns the address; the browser or the password must prove who set the account's password. */
export async function prepareConfirmation(
  house: House,
  { token, currentPassword, name, password }: InputOf<typeof route>,
  caller: Caller,
): Promise<ConfirmationReady> {
  const shown = await verifyLink(house, 'confirmation', token)
  const owner = { ...caller, actor: asLinkOwner(shown, caller) }
  const [waiting] = await house.db.read(owner.actor, (tx) =>
    tx.selectFrom('users').select(['email', 'opened_from_hash']).where('id', '=', shown.user_id),
  )
  if (!waiting) throw new Refusal('link_not_valid')
  if (password !== undefined) {
    const { firstName, lastName } = splitName(name ?? '')
    await assertStrong(password, { email: waiting.email, names: [firstName, lastName] })
    return { ...shown, hash: await hashPassword(password) }
  }
  if (currentPassword !== undefined) await assertPassword(house, owner, currentPassword, 'currentPassword')
  else if (!isSameBrowser(caller, waiting)) throw new Refusal('password_needed')
  return { ...shown, hash: null }
}

/** Whether this is the browser in which the account was opened. */
export const isSameBrowser = (
  { cookies }: Pick<Caller, 'cookies'>,
  { opened_from_hash }: { opened_from_hash: string | null },
): boolean => cookies.device !== null && opened_from_hash === hashToken(cookies.device)
