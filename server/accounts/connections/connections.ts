import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { consumeVouchedSignIn, loadVouchedSignIn } from './provider-sign-in.ts'
import { isSameIssuer } from './providers.ts'

type Row = { id: string; provider: string; issuer: string; connected_at: Date; used_at: Date | null }

export const listConnections: Read<typeof contract.listConnections, Row> = (
  { id },
  _input,
  _now,
  { settings },
) => ({
  query: () => sql`
    select id, provider, issuer, connected_at, used_at from connected_accounts where user_id = ${id}::uuid`,
  view: (rows) => ({
    providers: [
      ...settings.oidcProviders.map(({ id: provider, name, issuer }) => ({
        provider,
        name,
        connection: viewConnection(rows.find((row) => isSameIssuer(row, issuer))),
      })),
      // The operator no longer offers this provider: it cannot be used to sign in, but its connection can be removed.
      ...rows
        .filter((row) => !settings.oidcProviders.some(({ issuer }) => isSameIssuer(row, issuer)))
        .map((row) => ({ provider: row.provider, name: row.provider, connection: viewConnection(row) })),
    ],
  }),
})

const viewConnection = (row: Row | undefined) =>
  row
    ? { id: row.id, connectedAt: row.connected_at.toISOString(), usedAt: row.used_at?.toISOString() ?? null }
    : null

/** The sign-in at the provider must have been started by the signed-in user, after proving the password again. */
export const connect: Verb<typeof contract.connectAccount> = async (
  tx,
  actor,
  _input,
  now,
  house,
  { cookies },
) => {
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

/**
 * An account opened by an admin may have no password. The lock prevents two concurrent removals from taking away both
 * ways of signing in.
 */
export const disconnect: Verb<typeof contract.disconnectAccount> = async (
  tx,
  actor,
  { id },
  now,
  { settings },
) => {
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
