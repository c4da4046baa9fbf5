import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hasExpired } from './rules.ts'

/** The gateway's token of one of the actor's cards, which cannot be removed until the transaction ends. */
export async function cardToPayWith(tx: Tx, actor: Actor, id: string, now: Date): Promise<string> {
  const { rows } = await sql<{ gateway_token: string; expires_on: string }>`
    select gateway_token, to_char(expires_on, 'YYYY-MM-DD') as expires_on from payment_methods
      where id = ${id}::uuid and user_id = ${actor.id}::uuid for key share`.execute(tx)
  const [card] = rows
  if (!card) throw new Refusal('not_found')
  if (hasExpired(card.expires_on, now)) throw new Refusal('card_has_expired')
  return card.gateway_token
}
