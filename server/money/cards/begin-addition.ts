import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { mostCards, type addPaymentMethod as route } from '#contract/money/cards.ts'
import { paymentMethodWords } from '#copy/money/cards.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { record } from '../events.ts'
import { gatewayFor, orUnavailable } from './gateway-for.ts'
import { formLifetime, verificationAmount } from './rules.ts'

const page = '/patient/payment-methods'
export const returnPurpose = 'card_addition.return'

type Ready = { id: string; form: string; url: string }

export const beginAddition: Verb<typeof route, Ready> = async (tx, actor, _input, now, _house, { ready }) => {
  const { id, form, url } = ready
  if ((await lockAndCountCards(tx, actor.id)) >= mostCards) throw new Refusal('too_many_cards')
  await tx.insertInto('card_additions').values({ id, user_id: actor.id, form, begun_at: now }).execute()
  await record(tx, actor, 'card.addition_begun', id, now)
  return { url }
}

/** The return address is signed and given only to the gateway, so a browser that arrives by it has been there. */
export async function prepareAddition(house: House, _input: unknown, { actor }: Caller): Promise<Ready> {
  const gateway = gatewayFor(house)
  const id = randomUUID()
  const state = house.keys.sign(returnPurpose, id)
  const form = await orUnavailable(
    gateway.openForm({
      for: 'card',
      amount: verificationAmount,
      description: paymentMethodWords.verification[actor.language],
      language: actor.language,
      successUrl: pageUrl(house, actor.language, `${page}?state=${state}`),
      backUrl: pageUrl(house, actor.language, `${page}?back=1`),
      expiresAt: new Date(house.clock.now().getTime() + formLifetime),
      metadata: { addition: id },
    }),
  )
  return { id, form: form.id, url: form.url }
}

/** Under the lock, the second of two concurrent additions counts the first one as well. */
export async function lockAndCountCards(tx: Tx, userId: string): Promise<number> {
  await lockFor(tx, `payment_methods:${userId}`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payment_methods where user_id = ${userId}::uuid`.execute(tx)
  return rows[0]?.count ?? 0
}
