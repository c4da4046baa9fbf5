import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventId, type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { releaseAddition } from '../cards/release-addition.ts'
import { settleAddition } from '../cards/settle-addition.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import type { moneyEvents } from '../events.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { settlePayout } from '../payouts/settle-payout.ts'
import { gatewayOf } from './gateway.ts'
import { webhookBinding } from './receive-webhook.ts'

type Received = EventOfJob<
  typeof moneyEvents,
  'read_payment_webhook' | 'settle_by_webhook' | 'settle_payout_by_webhook'
>

/** After `payment_webhook.received`. */
export const readWebhook: Job<EventOfJob<typeof moneyEvents, 'read_payment_webhook'>> = async (
  house,
  eventId,
) => {
  const told = await paymentInWebhook(house, eventId)
  if (!told) return
  await followPayment(house, told)
  await house.db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    await tx
      .updateTable('payment_webhooks')
      .set({ handled_at: house.clock.now() })
      .where('id', '=', subject_id)
      .where('handled_at', 'is', null)
      .execute()
  })
}

/** Only the payment's id is used from a webhook, to ask the gateway for the rest; null if it is no longer stored. */
async function paymentInWebhook(house: House, eventId: EventId<Received>): Promise<string | null> {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  const [told] = await house.db.read(
    system,
    () => sql<{ gateway_event: string; body_sealed: Buffer }>`
      select gateway_event, body_sealed from payment_webhooks where id = ${subject_id}::uuid`,
  )
  if (!told) return null
  const { data } = JSON.parse(house.keys.open(told.body_sealed, webhookBinding(told.gateway_event)))
  return String(data.id)
}

/** Ignores payments that the gateway does not know, or that came through none of our forms. */
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

/** After `payment_webhook.received`. Ignores a payment that is not ours. */
export const settleByWebhook: Job<EventOfJob<typeof moneyEvents, 'settle_by_webhook'>> = async (
  house,
  eventId,
) => {
  const told = await paymentInWebhook(house, eventId)
  const said = told ? await gatewayOf(house)?.readPayment(told) : null
  if (!said) return
  const [payment] = await house.db.read(
    system,
    () => sql<{ id: string }>`
      select id from payments where form = ${said.invoice_id ?? null}
      union select payment_id from card_charges where id::text = ${said.id}`,
  )
  if (payment) await settlePayment(house, payment.id)
  await settleDispute(house, said)
}

/** After `payment_webhook.received`. Ignores a webhook about anything but one of our payouts. */
export const settlePayoutByWebhook: Job<EventOfJob<typeof moneyEvents, 'settle_payout_by_webhook'>> = async (
  house,
  eventId,
) => {
  const told = await paymentInWebhook(house, eventId)
  const [payout] = await house.db.read(
    system,
    () => sql<{ id: string }>`select id from payouts where gateway_payout = ${told}`,
  )
  if (payout) await settlePayout(house, payout.id)
}
