import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type makeAccessToken as route, tokenChoices } from '#contract/accounts/access-tokens.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { tokenPrefix } from '#server/ground/http/access-token.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../../events.ts'
import { viewToken } from './list-access-tokens.ts'

const most = 20
const day = 86_400_000

/** The token acts in its maker's active role, which may not allow the requested scope or lifetime. */
export const makeAccessToken: Verb<typeof route> = async (
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

/** The lock makes the second of two simultaneous requests count the first. Expired tokens do not count. */
async function countLocked(tx: Tx, userId: string, now: Date): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from access_tokens where user_id = ${userId}::uuid and expires_at > ${now}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
