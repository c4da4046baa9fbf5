import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { EventOfJob } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { moneyEvents } from '../events.ts'
import { paymentInWebhook } from '../gateway/read-webhook.ts'
import { settlePayout } from './settle-payout.ts'

/** After `payment_webhook.received`. A webhook about anything but one of our payouts is left alone. */
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
