import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type AccessToken, tokenChoices } from '#contract/accounts/access-tokens.ts'
import type { contract } from '#contract/contract.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { tokenPrefix } from '#server/ground/http/access-token.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../../events.ts'

/** Only the caller's own, recently expired ones included: an admin may read other people's rows as well. */
export const listAccessTokens: Verb<typeof contract.listAccessTokens> = async (tx, actor) => {
  const rows = await tx
    .selectFrom('access_tokens')
    .select(['id', 'name', 'scope', 'role', 'made_at', 'used_at', 'expires_at'])
    .where('user_id', '=', actor.id)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { accessTokens: rows.map(viewToken) }
}

type Row = {
  id: string
  name: string
  scope: string
  role: string
  made_at: Date
  used_at: Date | null
  expires_at: Date
}

const viewToken = ({ id, name, scope, role, made_at, used_at, expires_at }: Row): AccessToken => ({
  id,
  name,
  scope: scope as AccessToken['scope'],
  role: role as AccessToken['role'],
  madeAt: made_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
  expiresAt: expires_at.toISOString(),
})

const most = 20
const day = 86_400_000

/** The token acts in its maker's active role, which may not allow the requested scope or lifetime. */
export const makeAccessToken: Verb<typeof contract.makeAccessToken> = async (
  tx,
  actor,
  { name, scope, days },
  now,
  _house,
  { session },
) => {
  if (!session) throw new Refusal('signed_out')
  if (session.second_factor_due) throw new Refusal('second_factor_due')
  const allowed = tokenChoices[session.role]
  const fields = [
    ...(allowed.scopes.includes(scope) ? [] : ['scope']),
    ...(allowed.days.includes(days) ? [] : ['days']),
  ].map((field) => ({ field, code: 'invalid' as const }))
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
  if ((await countLocked(tx, actor.id, now)) >= most) throw new Refusal('too_many_tokens')
  const token = tokenPrefix + randomBytes(32).toString('base64url')
  const made = await tx
    .insertInto('access_tokens')
    .values({
      user_id: actor.id,
      name,
      scope,
      role: session.role,
      token_hash: hashToken(token),
      made_at: now,
      expires_at: new Date(now.getTime() + Number(days) * day),
    })
    .returning(['id', 'name', 'scope', 'role', 'made_at', 'used_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'account.access_token_made', actor.id, now, { accessToken: made.id, scope })
  return { accessToken: viewToken(made), token }
}

/** The lock makes the second of two simultaneous requests count the token of the first. Expired tokens do not count. */
async function countLocked(tx: Tx, userId: string, now: Date): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from access_tokens where user_id = ${userId}::uuid and expires_at > ${now}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export const revokeAccessToken: Verb<typeof contract.revokeAccessToken> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'account.access_token_revoked', actor.id, now, { accessToken: id })
  return { done: true }
}
