import { sql } from 'kysely'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { refundMails } from '#copy/money/refund-mails.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { openReason, type SealedReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { moneyEvents, RefundFacts } from '../events.ts'
import { creditFor } from '../wallets/facts.ts'

/** After `payment.refunded`: emails the patient that the money is on its way. */
export const refundMail: Job<EventOfJob<typeof moneyEvents, 'refund_mail'>> = async (house, eventId) => {
  const { words, event } = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    return { words: await refundWords(tx, event.detail, house), event }
  })
  const button = buttons[event.detail.cause] ?? '/patient/appointments'
  await mailReader(house, `${eventId}.refund`, event.subject_id, words, button)
}

const buttons: Partial<Record<RefundFacts['cause'], string>> = {
  time_gone: '/patient/dietitians',
  not_sold: '/patient/packages',
  package_ended: '/patient/packages',
  use_returned: '/patient/packages',
}

async function refundWords(
  tx: Tx,
  { cause, halalas, refund }: RefundFacts,
  house: House,
): Promise<AccountMail> {
  if (cause === 'time_gone') return refundMails.timeGone(halalas / 100)
  if (cause === 'not_sold') return refundMails.notSold(halalas / 100)
  if (cause === 'package_ended' || cause === 'use_returned') return refundMails.ofPackage(halalas / 100)
  if (cause !== 'by_admin') return refundMails.ended(halalas / 100)
  const { rows } = await sql<SealedReason>`
    select id, reason, reason_sealed from refunds where id = ${refund}::uuid`.execute(tx)
  return refundMails.byAdmin(halalas / 100, rows[0] ? (openReason(house, 'refunds', rows[0]) ?? '') : '')
}

type Decided = {
  patient_id: string | null
  dietitian_id: string | null
  appointment_id: string | null
  credit: SealedReason | null
  refund: SealedReason | null
  /** The part that is refunded to the wallet. */
  credited: number
  to_card: number
}

/** After `payment.refund_decided`: tells both sides the reason. A refund to a card has its own email. */
export const refundDecidedMail: Job<EventOfJob<typeof moneyEvents, 'refund_decided_mail'>> = async (
  house,
  eventId,
) => {
  const { taken, decided } = await house.db.as(system, async (tx) => {
    const { subject_id, detail } = await eventOf(tx, eventId)
    const { rows } = await sql<Decided>`
      select patient_id, dietitian_id, appointment_id, to_jsonb(credit) as credit,
          case when refunds.id is not null then jsonb_build_object('id', refunds.id, 'reason', refunds.reason, 'reason_sealed', refunds.reason_sealed) end as refund,
          coalesce(credit.halalas, 0) as credited, coalesce(refunds.halalas, 0) as to_card
        from payments left join refunds on refunds.id = ${detail.refund}::uuid
          left join (${creditFor(sql`${detail.credit}::uuid`)}) as credit on true
        where payments.id = ${subject_id}::uuid`.execute(tx)
    return { taken: detail.taken, decided: rows[0] }
  })
  if (!decided) return
  const { credit, refund, credited, to_card, appointment_id: appointment } = decided
  const reason =
    (credit && openReason(house, 'wallet_credits', credit)) ??
    (refund && openReason(house, 'refunds', refund)) ??
    ''
  if (credited > 0)
    await mailReader(
      house,
      `${eventId}.wallet`,
      decided.patient_id,
      refundMails.walletByAdmin(credited / 100, reason),
      '/patient/payment-methods',
    )
  if (taken > 0)
    await mailReader(
      house,
      `${eventId}.taken`,
      decided.dietitian_id,
      refundMails.takenBack(taken / 100, reason),
      `/dietitian/appointments/${appointment}`,
    )
  // None of it was the dietitian's share yet.
  else if (appointment !== null)
    await mailReader(
      house,
      `${eventId}.ahead`,
      decided.dietitian_id,
      refundMails.beforeVisit((to_card + credited) / 100, reason),
      `/dietitian/appointments/${appointment}`,
    )
}

/** Only to an account that can still receive email. */
export async function mailReader(
  house: House,
  id: string,
  person: string | null,
  words: AccountMail,
  button: string,
) {
  const reader = person === null ? null : await house.db.as(system, (tx) => loadReaderInGrace(tx, person))
  if (!reader?.confirmed_at) return
  const { email: to, language, greeting } = reader
  await sendLetter(house, accountLetter(house, { id, to, language, greeting, words, why: 'holder', button }))
}
