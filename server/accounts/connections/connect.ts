import { sql } from 'kysely'
import type { connectAccount as route } from '#contract/accounts/connections.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { consumeVouchedSignIn, loadVouchedSignIn } from './provider-sign-in.ts'

/** The sign-in must have been begun by the signed-in user, who has proven the password again. */
export const connect: Verb<typeof route> = async (tx, actor, _input, now, house, { cookies }) => {
  const signIn = await loadVouchedSignIn(tx, house, cookies, now)
  const { aim, user_id: user, provider, issuer, subject } = signIn
  if (aim !== 'connection' || !user || !isSelf(actor, user)) throw new Refusal('connection_failed')
  await consumeVouchedSignIn(tx, signIn)
  const made = await sql`
    insert into connected_accounts (user_id, provider, issuer, subject, connected_at)
      values (${actor.id}::uuid, ${provider}, ${issuer}, ${subject}, ${now})
      on conflict do nothing returning 1`.execute(tx)
  cookies.clearVisit()
  if (made.rows.length > 0) {
    await record(tx, actor, 'account.connected', actor.id, now, { provider })
    return { done: true }
  }
  const own = await sql`
    select from connected_accounts where issuer = ${issuer} and subject = ${subject}`.execute(tx)
  if (own.rows.length === 0) throw new Refusal('connected_elsewhere')
  return { done: true }
}
