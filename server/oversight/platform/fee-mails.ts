import { writeDay } from '#copy/dates.ts'
import { platformMails } from '#copy/platform/mails.ts'
import { dietitianIds } from '#server/accounts/dietitians.ts'
import { holderOf } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import type { platformEvents } from '#server/platform/events.ts'
import { post } from '#server/post/post.ts'

/** After `platform.fee_announced`: every dietitian, each once however often this runs. */
export const feeMails: Job<EventBefore<typeof platformEvents, 'platform_fee_mails'>> = async (
  house,
  eventId,
) => {
  const { detail, ids } = await house.db.as(system, async (tx) => ({
    detail: (await eventOf(tx, eventId)).detail,
    ids: await dietitianIds(tx),
  }))
  const { was, percent, from } = detail
  const day = { en: writeDay('en', from, 'date'), ar: writeDay('ar', from, 'date') }
  const words =
    was === percent ? platformMails.feeStays(percent) : platformMails.feeChanges(was, percent, day)
  for (const id of ids) {
    const reader = await house.db.as(system, (tx) => holderOf(tx, id))
    if (!reader?.confirmed_at) continue
    await post(
      house,
      accountLetter(house, {
        id: `${eventId}.${id}`,
        to: reader.email,
        language: reader.language,
        words,
        why: 'holder',
        button: '/dietitian/payments',
      }),
    )
  }
}
