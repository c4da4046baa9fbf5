import { type RawBuilder, sql } from 'kysely'
import { unpaidMails } from '#copy/money/unpaid-mails.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { isReservationReplaced, startOfReservation } from '#server/appointments/booking/reservations.ts'
import { writeMoment } from '#server/appointments/notices/when.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { moneyEvents } from '../events.ts'

type Row = {
  patient_id: string | null
  dietitian_id: string | null
  appointment_id: string | null
  package_id: string | null
  state: 'opened' | 'captured' | 'expired'
  dietitian: string | null
  other_dietitian: string | null
  /** The patient has booked the same time after all, or is paying for it again. */
  is_had: boolean
}

/**
 * After `payment.expired`: nothing was charged, and the time is free again. Not sent to a patient who has booked the
 * time after all, or is trying again.
 */
export const unpaidMail: Job<EventOfJob<typeof moneyEvents, 'unpaid_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const row = await readUnpaid(tx, event.subject_id, house.clock.now())
    if (row?.state !== 'expired' || row.is_had || row.patient_id === null) return null
    const reader = await loadReaderInGrace(tx, row.patient_id)
    const startsAt = row.appointment_id && (await startOfReservation(tx, row.appointment_id))
    return reader?.confirmed_at ? { reader, row, startsAt } : null
  })
  if (!told) return
  const { reader, row, startsAt } = told
  const { email: to, language, greeting } = reader
  const who = { name: row.dietitian, otherName: row.other_dietitian }
  const when = startsAt ? writeMoment(language, startsAt, reader.zone) : null
  const isPackage = row.package_id !== null
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.unpaid`,
      to,
      language,
      greeting,
      words: isPackage ? unpaidMails.package : unpaidMails.appointment(who, when),
      why: 'holder',
      button: isPackage
        ? '/patient/packages'
        : row.dietitian_id
          ? `/patient/dietitians/${row.dietitian_id}`
          : '/patient/dietitians',
    }),
  )
}

/**
 * After `payment.waiting` and `payment.expired`: the notification names the dietitian and the time, but not the
 * service.
 */
export const waitingPaymentNotified: Job<EventOfJob<typeof moneyEvents, 'waiting_payment_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const row = await readUnpaid(tx, event.subject_id, house.clock.now())
    if (!row?.patient_id) return
    await announce(tx, house, [row.patient_id], { topic: 'payments' })
    if (!row.appointment_id || row.is_had) return
    if (row.state !== (event.kind === 'payment.waiting' ? 'opened' : 'expired')) return
    await notify(tx, house, event, [
      {
        to: row.patient_id,
        kind: event.kind,
        side: 'patient',
        subject: event.subject_id,
        dietitian: row.dietitian_id,
        startsAt: await startOfReservation(tx, row.appointment_id),
      },
    ])
  })

async function readUnpaid(tx: Tx, id: string, now: Date): Promise<Row | undefined> {
  const awaited: RawBuilder<unknown> = sql`payments.appointment_id`
  const { rows } = await sql<Row>`
    select patient_id, dietitian_id, appointment_id, package_id, state, ${nameOf(sql`dietitian_id`)} as dietitian,
        ${otherNameOf(sql`dietitian_id`)} as other_dietitian, ${isReservationReplaced(awaited, now)} as is_had
      from payments where id = ${id}::uuid`.execute(tx)
  return rows[0]
}
