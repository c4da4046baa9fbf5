import { type RawBuilder, sql } from 'kysely'

/** Whether the appointment is confirmed, completed, or a request that has not lapsed. */
export const isAlive = (appointment: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`(
  ${appointment}.status in ('confirmed', 'completed')
    or (${appointment}.status = 'pending' and ${appointment}.lapses_at > ${now}::timestamptz))`

/** A request that its dietitian can still answer; what the dietitian booked waits for payment instead. A confirmed appointment with a requested new time does not count. */
export const isOpenRequest = (now: Date): RawBuilder<boolean> =>
  sql`(booked_by = 'patient' and ${isStillPending(now)})`

/** What a patient waits for: the dietitian's answer, or the patient's own payment. */
export const isStillPending = (now: Date): RawBuilder<boolean> => sql`(status = 'pending'
  and starts_at > ${now}::timestamptz and lapses_at > ${now}::timestamptz)`

/** A completed appointment whose notes are not signed. Only its dietitian sees unsigned notes. */
export const waitsForSignature = (
  met: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${met}.status = 'completed'
  and exists (select from consultation_notes as notes where notes.appointment_id = ${met}.id and notes.signed_at is null))`

export const between = (
  appointment: RawBuilder<unknown>,
  dietitianId: string,
  patient: RawBuilder<unknown>,
) => sql`${appointment}.dietitian_id = ${dietitianId}::uuid and ${appointment}.patient_id = ${patient}`

export const wasVisit = (appointment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${appointment}.status = 'completed' and ${appointment}.outcome = 'attended'`

/** The patient has or had an appointment with anybody. */
export const hasEverBooked = (patient: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from appointments where patient_id = ${patient})`
