import { sql } from 'kysely'
import type { confirmNewAddress as route } from '#contract/accounts/security.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { orAddressTaken } from '../registration/address-taken.ts'
import { useToken, type VerifiedLink, verifyLink } from '../use-token.ts'
import { voidTokens } from '../void-tokens.ts'

/** Reading the mail at the new address proves ownership, signed in or not. */
export const confirmNewAddress: Verb<typeof route, VerifiedLink> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  { ready },
) => {
  const { newEmail } = await useToken(tx, ready, now)
  const { rows } = await sql<{ old_email: string }>`
    update users set email = ${newEmail}
    where id = ${actor.id}::uuid and confirmed_at is not null and leaving_at is null
    returning old.email as old_email`
    .execute(tx)
    .catch(orAddressTaken)
  const [changed] = rows
  if (!changed) throw new Refusal('link_not_valid')
  await tx
    .updateTable('account_tokens')
    .set({ old_email: changed.old_email })
    .where('id', '=', ready.id)
    .execute()
  await voidTokens(tx, actor.id, ['reset', 'new_address'], now)
  await record(tx, actor, 'account.address_changed', actor.id, now, { token: ready.id })
  return { done: true }
}

export const readNewAddress = (house: House, { token }: InputOf<typeof route>): Promise<VerifiedLink> =>
  verifyLink(house, 'new_address', token)
