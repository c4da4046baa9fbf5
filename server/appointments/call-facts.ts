import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus, Party } from '#contract/appointments/appointment.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The facts that decide whether the video call of an appointment is open, and for whom. */
export type CallFacts = {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  status: AppointmentStatus
  mode: Mode
  starts_at: Date
  ends_at: Date
  meeting_link: string | null
  patient_attended_at: Date | null
  dietitian_attended_at: Date | null
}

/** Columns of `appointments` for another statement. */
export const callFacts: RawBuilder<CallFacts> = sql`
  appointments.id, patient_id, dietitian_id, status, mode, starts_at, ends_at, meeting_link, patient_attended_at,
  dietitian_attended_at`

/** The appointments with these ids, as the source of another statement. */
export const appointmentsByIds = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`appointments where appointments.id = any(${[...ids]}::uuid[])`

/** Records once and permanently that a side attended. The appointment itself does not change, so its version stays. */
export const markAttended = (tx: Tx, id: string, party: Party, now: Date): Promise<unknown> =>
  tx
    .updateTable('appointments')
    .set(party === 'patient' ? { patient_attended_at: now } : { dietitian_attended_at: now })
    .where('id', '=', id)
    .where(party === 'patient' ? 'patient_attended_at' : 'dietitian_attended_at', 'is', null)
    .execute()
