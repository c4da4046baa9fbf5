import { sql } from 'kysely'
import type { confirmAddress as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/house.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { record } from '../events.ts'
import { loadAccount, primaryOf, viewSession } from '../load.ts'
import { freshSession, openSession } from '../sign-in/open-session.ts'
import { type ShownLink, shownByLink, useToken } from '../use-token.ts'
import { orAddressTaken } from './address-taken.ts'

/** Whoever reads the mail is the owner: they are signed in at once. */
export const confirmAddress: Verb<typeof route, ShownLink> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  visit,
) => {
  const { redirectTo } = await useToken(tx, visit.ready, now)
  const { rows } = await sql<{ suspended_at: Date | null }>`
    update users set confirmed_at = ${now}
    where id = ${actor.id}::uuid and confirmed_at is null
    returning suspended_at`
    .execute(tx)
    .catch(orAddressTaken)
  const [account] = rows
  if (!account) throw new Refusal('link_not_valid')
  if (account.suspended_at) throw new Refusal('account_suspended')
  await record(tx, actor, 'account.confirmed', actor.id, now)
  const loaded = await loadAccount(tx, actor.id)
  if (!loaded) throw new Error('a confirmed account is gone')
  const session = freshSession(actor.id, primaryOf(loaded.roles), now)
  await openSession(tx, session, now, visit)
  await record(tx, actor, 'session.started', actor.id, now)
  return { session: viewSession(loaded, session), redirectTo }
}

export const readConfirmation = (house: House, { token }: InputOf<typeof route>): Promise<ShownLink> =>
  shownByLink(house, 'confirmation', token)
