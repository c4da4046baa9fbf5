import { sql } from 'kysely'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { refundMails } from '#copy/paying/refund-mails.ts'
import { holderOf } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { post } from '#server/post/post.ts'
import type { payingEvents, RefundFacts } from './events.ts'

/** After `payment.refunded`: whose money it is hears that it is on its way. */
export const refundMail: Job<EventBefore<typeof payingEvents, 'refund_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const reader = await holderOf(tx, event.subject_id)
    return reader?.confirmed_at ? { words: await refundWords(tx, event.detail), event, reader } : null
  })
  if (!told) return
  const { reader, words, event } = told
  await post(
    house,
    accountLetter(house, {
      id: `${eventId}.refund`,
      to: reader.email,
      language: reader.language,
      words,
      why: 'holder',
      button: buttons[event.detail.cause] ?? '/patient/appointments',
    }),
  )
}

const buttons: Partial<Record<RefundFacts['cause'], string>> = {
  time_gone: '/patient/dietitians',
  not_sold: '/patient/packages',
  package_ended: '/patient/packages',
  use_returned: '/patient/packages',
}

async function refundWords(tx: Tx, { cause, halalas, refund }: RefundFacts): Promise<AccountMail> {
  if (cause === 'time_gone') return refundMails.timeGone(halalas / 100)
  if (cause === 'not_sold') return refundMails.notSold(halalas / 100)
  if (cause === 'package_ended' || cause === 'use_returned') return refundMails.ofPackage(halalas / 100)
  if (cause !== 'by_admin') return refundMails.ended(halalas / 100)
  const { rows } = await sql<{
    reason: string
  }>`select reason from refunds where id = ${refund}::uuid`.execute(tx)
  return refundMails.byAdmin(halalas / 100, rows[0]?.reason ?? '')
}

type Taken = { dietitian_id: string | null; appointment_id: string | null; reason: string }

/** After `payment.refund_decided`: whoever had earned it hears what is taken back, and why. */
export const takenBackMail: Job<EventBefore<typeof payingEvents, 'taken_back_mail'>> = async (
  house,
  eventId,
) => {
  const told = await house.db.as(system, async (tx) => {
    const { detail } = await eventOf(tx, eventId)
    if (detail.taken === 0) return null
    const { rows } = await sql<Taken>`
      select dietitian_id, appointment_id, reason from refunds join payments on payments.id = payment_id
        where refunds.id = ${detail.refund}::uuid`.execute(tx)
    const [taken] = rows
    const reader = taken?.dietitian_id ? await holderOf(tx, taken.dietitian_id) : null
    return taken && reader?.confirmed_at ? { ...taken, halalas: detail.taken, reader } : null
  })
  if (!told) return
  const { reader, halalas, reason, appointment_id } = told
  await post(
    house,
    accountLetter(house, {
      id: `${eventId}.taken`,
      to: reader.email,
      language: reader.language,
      words: refundMails.takenBack(halalas / 100, reason),
      why: 'holder',
      button: `/dietitian/appointments/${appointment_id}`,
    }),
  )
}
