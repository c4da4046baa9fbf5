import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { InputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../events.ts'
import { orAddressTaken } from '../registration/address-taken.ts'
import { useToken, type VerifiedLink, verifyLink } from '../use-token.ts'
import { voidTokens } from '../void-tokens.ts'

const day = 86_400_000

/** Never checks whether the address is taken: only its owner learns that, by email. */
export const askForNewAddress: Verb<typeof contract.askForNewAddress> = async (
  tx,
  actor,
  { email },
  now,
  { keys },
) => {
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

/** Locked, so that of two simultaneous requests only the later one's link works. */
async function lockAddress(tx: Tx, id: string): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return email
}

/** Reading the email at the new address proves ownership, signed in or not. */
export const confirmNewAddress: Verb<typeof contract.confirmNewAddress, VerifiedLink> = async (
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

export const readNewAddress = (
  house: House,
  { token }: InputOf<typeof contract.confirmNewAddress>,
): Promise<VerifiedLink> => verifyLink(house, 'new_address', token)
