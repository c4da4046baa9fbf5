import type { askForNewAddress as route } from '#contract/accounts/security.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../events.ts'
import { voidTokens } from '../void-tokens.ts'

const day = 86_400_000

/** Never checks whether the address is taken: only its owner learns that, by mail. */
export const askForNewAddress: Verb<typeof route> = async (tx, actor, { email }, now, { keys }) => {
  const present = await lockAddress(tx, actor.id)
  await voidTokens(tx, actor.id, ['new_address'], now)
  if (present === email) return { done: true }
  const id = await freshId(tx)
  await tx
    .insertInto('account_tokens')
    .values({
      id,
      user_id: actor.id,
      purpose: 'new_address',
      token_hash: hashToken(keys.token('new_address', id)),
      made_at: now,
      expires_at: new Date(now.getTime() + day),
      new_email: email,
    })
    .execute()
  await record(tx, actor, 'account.address_asked', actor.id, now, { token: id })
  return { done: true }
}

/** Locked, so that of two requests at once only the later one's link works. */
async function lockAddress(tx: Tx, id: string): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return email
}
