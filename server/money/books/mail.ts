import { differsMail } from '#copy/money/reconciliation.ts'
import { adminReaders } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { moneyEvents } from '../events.ts'

/** After `reconciliation.differs`: emails every finance admin once, however often this runs. */
export const mailDifferences: Job<EventOfJob<typeof moneyEvents, 'difference_mail'>> = async (
  house,
  eventId,
) => {
  const { fresh, readers } = await house.db.as(system, async (tx) => {
    const { detail } = await eventOf(tx, eventId)
    return { fresh: detail.fresh, readers: await adminReaders(tx, 'finance') }
  })
  for (const { id, email, language, greeting } of readers)
    await sendLetter(
      house,
      accountLetter(house, {
        id: `${eventId}.${id}`,
        to: email,
        language,
        greeting,
        words: differsMail(fresh),
        why: 'holder',
        button: '/admin/finance?tab=reconciliation',
      }),
    )
}
