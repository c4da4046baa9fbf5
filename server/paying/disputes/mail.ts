import { disputeMails } from '#copy/paying/dispute-mails.ts'
import { holderOf, type Reader } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/data/db.ts'
import type { EventBefore } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { post } from '#server/post/post.ts'
import type { payingEvents } from '../events.ts'
import { disputeOf } from './of-event.ts'

/** After `payment.disputed` and `payment.dispute_ended`: each reader once, however often this runs. */
export const disputeMail: Job<EventBefore<typeof payingEvents, 'dispute_mail'>> = async (house, eventId) => {
  const { dispute, readers } = await house.db.as(system, async (tx) => {
    const dispute = await disputeOf(tx, eventId)
    const readers: Reader[] = []
    for (const id of [dispute.dietitian, ...dispute.admins]) {
      const reader = id === null ? null : await holderOf(tx, id)
      if (reader?.confirmed_at) readers.push(reader)
    }
    return { dispute, readers }
  })
  for (const { id, email, language } of readers) {
    const as = id === dispute.dietitian ? 'dietitian' : 'admin'
    await post(
      house,
      accountLetter(house, {
        id: `${eventId}.${id}`,
        to: email,
        language,
        words: disputeMails[as][dispute.state](dispute),
        why: 'holder',
        button: as === 'admin' ? '/admin/payouts?tab=disputes' : '/dietitian/payments',
      }),
    )
  }
}
