import type { revokeAccessToken as route } from '#contract/accounts/access-tokens.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../../events.ts'

export const revokeAccessToken: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'account.access_token_revoked', actor.id, now, { accessToken: id })
  return { done: true }
}
