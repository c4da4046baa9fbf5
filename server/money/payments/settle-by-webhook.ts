import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { EventOfJob } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import type { moneyEvents } from '../events.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { paymentInWebhook } from '../gateway/read-webhook.ts'
import { settlePayment } from './settle-payment.ts'

/** After `payment_webhook.received`. A payment that is not ours is left alone. */
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
