import { sql } from 'kysely'
import { ibanMessage } from '#copy/accounts/security/iban-message.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { writeMoment } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendSms } from '#server/ground/post/send-within-budget.ts'
import { isPhone } from '#server/ground/post/sms.ts'
import { phoneOf } from '#server/profiles/facts.ts'
import type { moneyEvents } from '../events.ts'

/**
 * After `billing.iban_changed`, whatever contact choices the dietitian has made: the thief may be reading their
 * email.
 */
export const accountIbanMessage: Job<EventOfJob<typeof moneyEvents, 'account_iban_message'>> = async (
  house,
  eventId,
) => {
  const told = await house.db.as(system, async (tx) => {
    const { subject_id, at } = await eventOf(tx, eventId)
    const reader = await loadReaderInGrace(tx, subject_id)
    const { rows } = await sql<{ phone: string | null }>`
      select ${phoneOf(sql`${subject_id}::uuid`)} as phone`.execute(tx)
    const phone = rows[0]?.phone
    return reader?.confirmed_at && phone && isPhone(phone) ? { reader, phone, at } : null
  })
  if (!told) return
  const { reader, phone, at } = told
  const text = ibanMessage(writeMoment(reader.language, at, reader.zone))[reader.language]
  await sendSms(
    house,
    { id: `${eventId}.account-iban-message`, to: phone, language: reader.language, text },
    'security',
  )
}
