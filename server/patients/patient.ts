import { type RawBuilder, sql } from 'kysely'
import { activeDays, type Patient } from '#contract/patients/patients.ts'
import { type MeetingColumns, meetingColumns } from '#server/appointments/facts/visits-of-patients.ts'
import type { Actor } from '#server/ground/data/db.ts'

/** A patient as the dietitian's list shows them. */
export type PatientRow = MeetingColumns & {
  id: string
  full_name: string | null
  other_name: string | null
  email: string
  phone: string | null
  /** The appointment by which the list is sorted: the next one, or the last if none is upcoming. */
  appointment_id: string
  starts_at: Date
}

/** Columns of a statement in which `appointment` is joined with `who`. */
export const patientColumns = ({ id }: Actor, now: Date): RawBuilder<PatientRow> => sql`
  who.id, who.full_name, who.other_name, who.email::text, who.phone, appointment.id as appointment_id, appointment.starts_at,
  ${meetingColumns(id, sql`who.id`, now)}`

export const joinPatient: RawBuilder<unknown> = sql`join met_patients as who on who.id = appointment.patient_id`

export const activeSince = (now: Date): Date => new Date(now.getTime() - activeDays * 86_400_000)

export const viewPatient = (row: PatientRow, now: Date): Omit<Patient, 'concerns'> => ({
  id: row.id,
  name: row.full_name,
  otherName: row.other_name,
  email: row.email,
  phone: row.phone,
  isActive: row.starts_at >= activeSince(now),
  next: row.next && {
    id: row.next.id,
    status: row.next.status,
    mode: row.next.mode,
    startsAt: new Date(row.next.starts).toISOString(),
    endsAt: new Date(row.next.ends).toISOString(),
  },
  lastVisitAt: row.last_visit?.toISOString() ?? null,
})
