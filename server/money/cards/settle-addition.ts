import { sql } from 'kysely'
import { mostCards } from '#contract/money/cards.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { type Card, gatewayOf } from '../gateway/gateway.ts'
import { lockAndCountCards } from './begin-addition.ts'
import { brandOf, expiryDay, hasAdditionExpired, hasExpired, isUnpaidForm, provesCard } from './rules.ts'

export type Outcome = 'added' | 'not_added' | 'waiting'

type Addition = {
  id: string
  user_id: string
  form: string
  begun_at: Date
  returned_at: Date | null
  ended_at: Date | null
  outcome: Outcome | null
}

/** Asks the gateway for the outcome of a form, and ends the addition once it is decided. Safe to repeat. */
export async function settleAddition(house: House, id: string): Promise<Outcome> {
  const gateway = gatewayOf(house)
  const [addition] = await house.db.read(
    system,
    () => sql<Addition>`select id, user_id, form, begun_at, returned_at, ended_at, outcome
      from card_additions where id = ${id}::uuid`,
  )
  if (!addition || !gateway) return 'not_added'
  if (addition.outcome) return addition.outcome
  const form = await gateway.readForm(addition.form)
  const payments = form?.payments ?? []
  const token = payments.find((payment) => provesCard(payment, id))?.source.token
  const card = token ? await gateway.readCard(token) : null
  const now = house.clock.now()
  if (card && addition.returned_at) return end(house, addition, card, now)
  if (hasAdditionExpired(addition, now)) return end(house, addition, null, now)
  // A patient who was refused may use the form again, and a pending payment may still succeed.
  return payments.some(isUnpaidForm) || card ? 'waiting' : 'not_added'
}

/** Ends the addition, with its card if it produced one; of concurrent calls only the first has an effect. */
async function end(house: House, { id, user_id }: Addition, card: Card | null, now: Date): Promise<Outcome> {
  return house.db.as(system, async (tx) => {
    const held = await lockAndCountCards(tx, user_id)
    const current = await tx
      .selectFrom('card_additions')
      .select('outcome')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!current || current.outcome) return (current?.outcome as Outcome | undefined) ?? 'not_added'
    const isKept = card !== null && held < mostCards && (await keepCard(tx, user_id, card, now))
    const outcome = isKept ? 'added' : 'not_added'
    await tx.updateTable('card_additions').set({ ended_at: now, outcome }).where('id', '=', id).execute()
    await record(tx, system, 'card.addition_ended', id, now, { outcome })
    if (isKept)
      await record(tx, system, 'card.added', user_id, now, {
        brand: brandOf(card.brand),
        lastFour: card.last_four,
      })
    await announce(tx, house, [user_id], { topic: 'payment_methods' })
    return outcome
  })
}

/** The first usable card becomes the default. */
async function keepCard(tx: Tx, userId: string, card: Card, now: Date): Promise<boolean> {
  const expiresOn = expiryDay(card)
  const { rows } = await sql<{ has_default: boolean }>`
    select exists (select from payment_methods where user_id = ${userId}::uuid and is_default) as has_default`.execute(
    tx,
  )
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_methods')
    .values({
      user_id: userId,
      gateway_token: card.id,
      brand: brandOf(card.brand),
      last_four: card.last_four,
      expires_on: expiresOn,
      is_default: !rows[0]?.has_default && !hasExpired(expiresOn, now),
      added_at: now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
