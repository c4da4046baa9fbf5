import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { usableToken } from './load.ts'

type Purpose = 'confirmation' | 'reset' | 'new_address'

/** The opened link and the account it belongs to. */
export type VerifiedLink = { id: string; user_id: string }

export async function verifyLink(
  { db, clock }: House,
  purpose: Purpose,
  token: string,
): Promise<VerifiedLink> {
  const known = await usableToken(db, purpose, token, clock.now())
  if (!known) throw new Refusal('link_not_valid')
  return known
}

/** The transaction runs as the account to which the link was sent. */
export const asLinkOwner = ({ user_id }: VerifiedLink, { actor }: Caller): Actor => ({
  id: user_id,
  role: '',
  language: actor.language,
})

/** Of several simultaneous uses, only the first succeeds. */
export async function useToken(
  tx: Tx,
  { id }: VerifiedLink,
  now: Date,
): Promise<{ redirectTo: string | null; newEmail: string | null }> {
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['redirect_to', 'new_email'])
    .executeTakeFirst()
  if (!used) throw new Refusal('link_not_valid')
  return { redirectTo: used.redirect_to, newEmail: used.new_email }
}
