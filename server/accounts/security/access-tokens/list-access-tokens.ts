import type { AccessToken, listAccessTokens as route } from '#contract/accounts/access-tokens.ts'
import type { Verb } from '#server/ground/http/bind.ts'

/** Only the caller's own, recently expired ones included: an admin's rights reach further than this list. */
export const listAccessTokens: Verb<typeof route> = async (tx, actor) => {
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

export const viewToken = ({ id, name, scope, role, made_at, used_at, expires_at }: Row): AccessToken => ({
  id,
  name,
  scope: scope as AccessToken['scope'],
  role: role as AccessToken['role'],
  madeAt: made_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
  expiresAt: expires_at.toISOString(),
})
