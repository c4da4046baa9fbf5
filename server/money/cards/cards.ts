import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { CardBrand } from '#contract/money/cards.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { lockAndCountCards } from './begin-addition.ts'
import { hasExpired } from './rules.ts'
import { orphanCards } from './unwanted-cards.ts'

type Row = {
  id: string | null
  brand: CardBrand
  last_four: string
  expires_on: string
  is_default: boolean
  added_at: Date
  is_waiting: boolean
}

export const listPaymentMethods: Read<typeof contract.listPaymentMethods, Row> = (
  { id: person },
  _input,
  now,
  house,
) => ({
  query: () => sql`
    select card.id, brand, last_four, to_char(expires_on, 'YYYY-MM-DD') as expires_on, is_default, added_at,
      waiting.found as is_waiting
    from (select exists (select from card_additions
        where user_id = ${person}::uuid and returned_at is not null and ended_at is null) as found) as waiting
      left join payment_methods as card on card.user_id = ${person}::uuid
    order by is_default desc, added_at desc, card.id desc`,
  view: (rows) => ({
    isAvailable: gatewayOf(house) !== null,
    isWaiting: rows.some((row) => row.is_waiting),
    paymentMethods: rows.flatMap(({ id, brand, last_four, expires_on, is_default, added_at }) => {
      if (id === null) return []
      const [year = 0, month = 0] = expires_on.split('-').map(Number)
      return {
        id,
        brand,
        lastFour: last_four,
        expires: { month, year },
        hasExpired: hasExpired(expires_on, now),
        isDefault: is_default,
        addedAt: added_at.toISOString(),
      }
    }),
  }),
})

export const chooseDefaultCard: Verb<typeof contract.chooseDefaultCard> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
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

/** If the default is removed, the most recently added usable card replaces it. */
export const removePaymentMethod: Verb<typeof contract.removePaymentMethod> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
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
