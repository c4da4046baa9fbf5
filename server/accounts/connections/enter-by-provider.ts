import { sql } from 'kysely'
import type { enterByProvider as route } from '#contract/accounts/connections.ts'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import { type Actor, visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { spend } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../events.ts'
import { perPerson } from '../limits.ts'
import { cancelDeletion } from '../sign-in/cancel-deletion.ts'
import { spendCode } from '../sign-in/spend-code.ts'
import { startSession } from '../sign-in/start-session.ts'
import { consumeVouchedSignIn, loadVouchedSignIn, type VouchedSignIn } from './provider-sign-in.ts'

type Known = {
  user_id: string
  language: Language
  primary_role: Role
  suspended: boolean
  second_factor: boolean
  known: boolean
  has_devices: boolean
  erases_at: Date | null
  connected: boolean
}
type Ready = Known & { vouched: VouchedSignIn }

/** Never opens an account: a person without one has to register as usual. */
export const enter: Verb<typeof route, Ready> = async (tx, actor, input, now, house, context) => {
  const { ready } = context
  const { user_id: userId, vouched } = ready
  if (ready.suspended) throw new Refusal('account_suspended')
  if (ready.second_factor) {
    if (input.code === undefined) throw new Refusal('second_factor_needed')
    await spendCode(tx, actor, house, userId, input.code, now)
  }
  if (ready.erases_at) await cancelDeletion(tx, actor, ready.erases_at, input.keepAccount, userId, now)
  if (input.language && input.language !== ready.language)
    await tx.updateTable('users').set({ language: input.language }).where('id', '=', userId).execute()
  if (!ready.connected) {
    const fresh = await sql`
      insert into connected_accounts (user_id, provider, issuer, subject, connected_at)
        values (${userId}::uuid, ${vouched.provider}, ${vouched.issuer}, ${vouched.subject}, ${now})
        on conflict do nothing returning 1`.execute(tx)
    // Another account of this provider is already connected, or a concurrent request connected one first.
    if (fresh.rows.length === 0) throw new Refusal('not_connected')
    await record(tx, actor, 'account.connected', userId, now, { provider: vouched.provider })
  }
  const used = await sql`
    update connected_accounts set used_at = ${now}
      where user_id = ${userId}::uuid and issuer = ${vouched.issuer} and subject = ${vouched.subject} returning 1`.execute(
    tx,
  )
  // The connection was removed after it was looked up.
  if (used.rows.length !== 1) throw new Refusal('not_connected')
  await consumeVouchedSignIn(tx, vouched)
  context.cookies.clearVisit()
  return startSession(tx, actor, ready, { tries: [] }, now, context)
}

export async function prepareEntry(
  house: House,
  { code }: InputOf<typeof route>,
  caller: Caller,
): Promise<Ready> {
  const now = house.clock.now()
  const vouched = await house.db.as(visitor('en'), (tx) => loadVouchedSignIn(tx, house, caller.cookies, now))
  if (vouched.aim !== 'entry') throw new Refusal('connection_failed')
  const device = caller.cookies.device ? hashToken(caller.cookies.device) : ''
  const [known] = await house.db.ask(
    sql<Known>`select * from app.account_vouched_for(${vouched.issuer}, ${vouched.subject}, ${vouched.email},
      ${device}, ${now}::timestamptz)`,
  )
  if (!known) throw new Refusal('not_connected')
  if (code !== undefined) await spend(house, perPerson.code, known.user_id)
  return { ...known, vouched }
}

export const asVouched = ({ user_id, primary_role }: Ready, { actor }: Caller): Actor => ({
  id: user_id,
  role: primary_role,
  language: actor.language,
})
