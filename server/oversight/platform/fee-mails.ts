import { writeDay } from '#copy/dates.ts'
import { platformMails } from '#copy/platform/mails.ts'
import { dietitianIds } from '#server/accounts/dietitians.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { type platformEvents, record } from '#server/platform/events.ts'

/** After `platform.fee_announced`: one event per dietitian, so that retrying one email sends no other a second time. */
export const feeMails: Job<EventOfJob<typeof platformEvents, 'platform_fee_mails'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const { detail, at } = await eventOf(tx, eventId)
    for (const id of await dietitianIds(tx)) await record(tx, system, 'platform.fee_told', id, at, detail)
  })

export const feeMail: Job<EventOfJob<typeof platformEvents, 'platform_fee_mail'>> = async (
  house,
  eventId,
) => {
  const { detail, reader } = await house.db.as(system, async (tx) => {
    const { subject_id, detail } = await eventOf(tx, eventId)
    return { detail, reader: await loadReaderInGrace(tx, subject_id) }
  })
  if (!reader?.confirmed_at) return
  const { was, percent, from } = detail
  const day = { en: writeDay('en', from, 'date'), ar: writeDay('ar', from, 'date') }
  const words =
    was === percent ? platformMails.feeStays(percent) : platformMails.feeChanges(was, percent, day)
  const { email: to, language, greeting } = reader
  const letter = accountLetter(house, {
    id: `${eventId}.fee`,
    to,
    language,
    greeting,
    words,
    why: 'holder',
    button: '/dietitian/payments',
  })
  await sendLetter(house, letter)
}
