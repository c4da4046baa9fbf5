import { sql } from 'kysely'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import type { House } from '#server/house.ts'
import type { paymentEvents } from '../events.ts'
import { gatewayOf } from '../gateway.ts'
import { releaseAddition } from '../methods/release-addition.ts'
import { settleAddition } from '../methods/settle-addition.ts'
import { boundWebhook } from './receive-webhook.ts'

/** After `payment_webhook.received`. Of what was told the payment's id alone is used, to ask the gateway for the rest. */
export const readWebhook: Job<EventBefore<typeof paymentEvents, 'read_payment_webhook'>> = async (
  house,
  eventId,
) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  const [told] = await house.db.read(
    system,
    () => sql<{ gateway_event: string; body_sealed: Buffer }>`
      select gateway_event, body_sealed from payment_webhooks
      where id = ${subject_id}::uuid and handled_at is null`,
  )
  if (!told) return
  const { data } = JSON.parse(house.keys.open(told.body_sealed, boundWebhook(told.gateway_event)))
  await followPayment(house, String(data.id))
  await house.db.as(system, (tx) =>
    tx
      .updateTable('payment_webhooks')
      .set({ handled_at: house.clock.now() })
      .where('id', '=', subject_id)
      .execute(),
  )
}

/** What is none of ours, the gateway does not know or no form of ours led to, is left alone. */
async function followPayment(house: House, id: string): Promise<void> {
  const payment = await gatewayOf(house)?.readPayment(id)
  if (!payment?.invoice_id) return
  const [addition] = await house.db.read(
    system,
    () => sql<{ id: string }>`select id from card_additions where form = ${payment.invoice_id}`,
  )
  if (!addition) return
  await settleAddition(house, addition.id)
  await releaseAddition(house, addition.id)
}
