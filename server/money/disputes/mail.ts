import { disputeMails } from '#copy/money/dispute-mails.ts'
import { system } from '#server/ground/data/db.ts'
import type { EventOfJob } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { moneyEvents } from '../events.ts'
import { mailReader } from '../payments/mail.ts'
import { loadDisputeOfEvent } from './load-dispute-of-event.ts'

/** After `payment.disputed` and `payment.dispute_ended`: one email per reader, however often this runs. */
export const disputeMail: Job<EventOfJob<typeof moneyEvents, 'dispute_mail'>> = async (house, eventId) => {
  const dispute = await house.db.as(system, (tx) => loadDisputeOfEvent(tx, eventId))
  const { state, dietitian, admins } = dispute
  await mailReader(
    house,
    `${eventId}.${dietitian}`,
    dietitian,
    disputeMails.dietitian[state](dispute),
    '/dietitian/payments',
  )
  const words = disputeMails.admin[state](dispute)
  for (const admin of admins)
    await mailReader(house, `${eventId}.${admin}`, admin, words, '/admin/payouts?tab=disputes')
}
