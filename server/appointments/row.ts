import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus, Ending, Outcome, Party } from '#contract/appointments/appointment.ts'
import type { City, Mode } from '#contract/practice-options.ts'
import type { Facts, Policy } from './rules.ts'

/** An appointment as both sides read it, the other's name beside it. */
export type Row = {
  id: string
  version: number
  patient_id: string | null
  dietitian_id: string | null
  service_id: string | null
  type: string
  service_name: string
  other_service_name: string | null
  mode: Mode
  price_halalas: number
  policy: Policy
  starts_at: Date
  ends_at: Date
  zone: string
  patient_zone: string
  date: string
  start_time: string
  end_time: string
  status: AppointmentStatus
  lapses_at: Date | null
  ending: Ending | null
  outcome: Outcome | null
  completed_at: Date | null
  moves: number
  meeting_link: string | null
  city: City | null
  location: string | null
  other_location: string | null
  sequence: number
  requested_at: Date
  changed_at: Date
  /** Why it was declined or cancelled, in the words of whoever did. */
  reason: string | null
  other_full_name: string | null
  other_other_name: string | null
  other_photo_id: string | null
}

/** What a row of `met_appointments` is asked for. */
export const columns: RawBuilder<Row> = sql`
  met.id, version, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
  patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city, location, other_location,
  sequence, requested_at, changed_at, reason, other_full_name, other_other_name, other_photo_id`

/** The column that says whose appointments these are. */
export const sideOf = (party: Party) => sql.ref(party === 'patient' ? 'patient_id' : 'dietitian_id')

export const factsOf = (
  row: Omit<Row, 'other_full_name' | 'other_other_name' | 'other_photo_id'>,
): Facts => ({
  status: row.status,
  ending: row.ending,
  outcome: row.outcome,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  lapsesAt: row.lapses_at,
  completedAt: row.completed_at,
  mode: row.mode,
  moves: row.moves,
  policy: row.policy,
  isWhole: row.patient_id !== null && row.dietitian_id !== null,
})
