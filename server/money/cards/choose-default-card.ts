import { sql } from 'kysely'
import type { chooseDefaultCard as route } from '#contract/money/cards.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockAndCountCards } from './begin-addition.ts'
import { hasExpired } from './rules.ts'

export const chooseDefaultCard: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  await lockAndCountCards(tx, actor.id)
  const { rows } = await sql<{ expires_on: string; is_default: boolean }>`
    select to_char(expires_on, 'YYYY-MM-DD') as expires_on, is_default from payment_methods
    where id = ${id}::uuid and user_id = ${actor.id}::uuid`.execute(tx)
  const card = rows[0]
  if (!card) throw new Refusal('not_found')
  if (hasExpired(card.expires_on, now)) throw new Refusal('card_has_expired')
  if (card.is_default) return { done: true }
  await tx
    .updateTable('payment_methods')
    .set({ is_default: false })
    .where('user_id', '=', actor.id)
    .where('is_default', '=', true)
    .execute()
  await tx.updateTable('payment_methods').set({ is_default: true }).where('id', '=', id).execute()
  await record(tx, actor, 'card.default_chosen', actor.id, now)
  await announce(tx, house, [actor.id], { topic: 'payment_methods' })
  return { done: true }
}
