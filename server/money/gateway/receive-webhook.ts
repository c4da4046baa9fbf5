import { sql } from 'kysely'
import type { receivePaymentWebhook as route } from '#contract/money/cards.ts'
import type { InputOf } from '#contract/route.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { gatewayFor } from '../cards/gateway-for.ts'
import { record } from '../events.ts'

/** Stored once, as received. Its content is not trusted: the job asks the gateway instead. */
export const receiveWebhook: Verb<typeof route> = async (tx, _actor, body, now, { keys }) => {
  const { rows } = await sql<{ id: string }>`
    insert into payment_webhooks (gateway_event, body_sealed, received_at)
    values (${body.id}, ${keys.seal(JSON.stringify(body), webhookBinding(body.id))}, ${now})
    on conflict do nothing returning id`.execute(tx)
  if (rows[0]) await record(tx, system, 'payment_webhook.received', rows[0].id, now)
  return { done: true }
}

export async function proveWebhook(house: House, { secret_token }: InputOf<typeof route>): Promise<void> {
  if (!gatewayFor(house).isOurs(secret_token)) throw new Refusal('signature_not_valid')
}

export const webhookBinding = (event: string) => `payment_webhooks.body:${event}`
