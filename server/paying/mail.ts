import { refundMails } from '#copy/paying/refund-mails.ts'
import { holderOf } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { post } from '#server/post/post.ts'
import type { payingEvents } from './events.ts'

/** After `payment.refunded`: whose money it is hears that it is on its way. */
export const refundMail: Job<EventBefore<typeof payingEvents, 'refund_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const reader = await holderOf(tx, event.subject_id)
    return reader?.confirmed_at ? { ...event.detail, reader } : null
  })
  if (!told) return
  const { reader, halalas, cause } = told
  const isLate = cause === 'time_gone'
  await post(
    house,
    accountLetter(house, {
      id: `${eventId}.refund`,
      to: reader.email,
      language: reader.language,
      words: isLate ? refundMails.timeGone(halalas / 100) : refundMails.ended(halalas / 100),
      why: 'holder',
      button: isLate ? '/patient/dietitians' : '/patient/appointments',
    }),
  )
}
