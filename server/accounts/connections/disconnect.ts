import { sql } from 'kysely'
import type { disconnectAccount as route } from '#contract/accounts/connections.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { isSameIssuer } from './providers.ts'

/** An account opened by an admin may have no password. The lock keeps two removals at once from taking both ways in. */
export const disconnect: Verb<typeof route> = async (tx, actor, { id }, now, { settings }) => {
  const { rows } = await sql<{ password: boolean }>`
    select password_hash is not null as password from users where id = ${actor.id}::uuid for no key update`.execute(
    tx,
  )
  const ways = await tx
    .selectFrom('connected_accounts')
    .select(['id', 'provider', 'issuer'])
    .where('user_id', '=', actor.id)
    .execute()
  const one = ways.find((way) => way.id === id)
  if (!one) throw new Refusal('not_found')
  const leadsIn = (way: { issuer: string }) =>
    settings.oidcProviders.some(({ issuer }) => isSameIssuer(way, issuer))
  if (!rows[0]?.password && !ways.some((way) => way.id !== id && leadsIn(way)))
    throw new Refusal('last_way_in')
  await tx.deleteFrom('connected_accounts').where('id', '=', id).execute()
  await record(tx, actor, 'account.disconnected', actor.id, now, { provider: one.provider })
  return { done: true }
}
