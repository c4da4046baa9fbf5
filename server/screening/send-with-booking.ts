import { type RawBuilder, sql } from 'kysely'
import { isAccountOpen } from '#server/accounts/facts.ts'
import type { appointmentEvents } from '#server/appointments/events.ts'
import { confirmedBooking } from '#server/appointments/facts/confirmed-booking.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from './events.ts'
import { insertCopy } from './insert-copy.ts'
import { loadOwnQuestionnaires } from './own-questionnaires.ts'

/** After this many days the same questions are asked again. */
const answersLastDays = 180

/** Sends the questions that belong to the booked service, once the appointment is confirmed for the first time. */
export const sendWithBooking: Job<EventOfJob<typeof appointmentEvents, 'booking_questions_sent'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const event = await eventOf(tx, eventId)
    const { rows } = await confirmedBooking(event.subject_id, event.id, now).execute(tx)
    const [booking] = rows
    if (!booking) return
    const { patient, dietitian, service } = booking
    const due = await sql<{ id: string }>`
      select own.id from own_questionnaires as own
        where own.dietitian_id = ${dietitian}::uuid and ${service}::uuid = any (own.services)
          and ${isAccountOpen(sql`${patient}::uuid`)} and not ${isSuspendedPractice(sql`${dietitian}::uuid`)}
          and not ${isAnswered(patient, now)}`.execute(tx)
    const wanted = new Set(due.rows.map(({ id }) => id))
    if (wanted.size === 0) return
    for (const { row, content } of await loadOwnQuestionnaires(tx, house, dietitian)) {
      if (!content || !wanted.has(row.id)) continue
      const sent = await insertCopy(tx, house, { patient, dietitian, own: row, content }, now)
      if (sent) await record(tx, system, 'questionnaire.sent', sent.id, now)
    }
    await announce(tx, house, [patient, dietitian], { topic: 'health', person: patient })
  })

/** Whether this patient answered the same questions not long ago. */
const isAnswered = (patient: string, now: Date): RawBuilder<boolean> => sql`exists (
  select from questionnaires as asked where asked.own_id = own.id and asked.patient_id = ${patient}::uuid
    and asked.version = own.asked_version::text
    and asked.answered_at > ${now}::timestamptz - make_interval(days => ${sql.lit(answersLastDays)}))`
