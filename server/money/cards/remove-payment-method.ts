import { sql } from 'kysely'
import type { removePaymentMethod as route } from '#contract/money/cards.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockAndCountCards } from './begin-addition.ts'
import { orphanCards } from './unwanted-cards.ts'

/** If the default is removed, the usable card that was added last takes its place. */
export const removePaymentMethod: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  await lockAndCountCards(tx, actor.id)
  await orphanCards(tx, sql`id = ${id}::uuid and user_id = ${actor.id}::uuid`, now)
  const gone = await tx
    .deleteFrom('payment_methods')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning(['brand', 'last_four', 'is_default'])
    .executeTakeFirst()
  if (!gone) throw new Refusal('not_found')
  if (gone.is_default)
    await sql`
      update payment_methods set is_default = true where id = (
        select id from payment_methods where user_id = ${actor.id}::uuid and expires_on >= ${now}::timestamptz::date
        order by added_at desc, id desc limit 1)`.execute(tx)
  await record(tx, actor, 'card.removed', actor.id, now, { brand: gone.brand, lastFour: gone.last_four })
  await announce(tx, house, [actor.id], { topic: 'payment_methods' })
  return { done: true }
}
