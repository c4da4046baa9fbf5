import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus, Ending, Outcome, Party } from '#contract/appointments/appointment.ts'
import type { City, Mode } from '#contract/practice-options.ts'
import type { Facts, Policy } from './rules.ts'

/** An appointment as it stands in a list, the other's name beside it. */
export type ListedRow = {
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
  date: string
  start_time: string
  end_time: string
  status: AppointmentStatus
  lapses_at: Date | null
  /** Where the patient wants it moved to, since when and until when that waits for an answer. */
  wanted_at: Date | null
  wanted_since: Date | null
  wanted_until: Date | null
  ending: Ending | null
  outcome: Outcome | null
  completed_at: Date | null
  patient_attended_at: Date | null
  dietitian_attended_at: Date | null
  moves: number
  meeting_link: string | null
  requested_at: Date
  paid_halalas: number
  /** Null until it has ended. */
  refund_halalas: number | null
  /** What it was booked with. */
  package_id: string | null
  other_full_name: string | null
  other_other_name: string | null
  other_photo_id: string | null
}

/** Of whoever is on the other side. */
export type Names = 'other_full_name' | 'other_other_name' | 'other_photo_id'

/** An appointment as both sides read it on its page, in letters and in calendars. */
export type Row = ListedRow & {
  patient_zone: string
  city: City | null
  location: string | null
  other_location: string | null
  sequence: number
  changed_at: Date
  /** Why it was declined or cancelled, in the words of whoever did. */
  reason: string | null
}

const ownListedColumns: RawBuilder<Omit<ListedRow, Names>> = sql`
  met.id, version, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
  date, start_time, end_time, status, lapses_at, wanted_at, wanted_since, wanted_until, ending, outcome, completed_at, patient_attended_at,
  dietitian_attended_at, moves, meeting_link, requested_at, paid_halalas, refund_halalas, package_id`
const pageColumns: RawBuilder<Omit<Row, keyof ListedRow>> =
  sql`patient_zone, city, location, other_location, sequence, changed_at, reason`

/** What a row of `met_appointments` is asked for: each column of a list is written and read twenty times. */
export const listedColumns: RawBuilder<ListedRow> = sql`
  ${ownListedColumns}, other_full_name, other_other_name, other_photo_id`
export const columns: RawBuilder<Row> = sql`${listedColumns}, ${pageColumns}`

/** The same of a row by itself, which knows no names. */
export const ownColumns: RawBuilder<Omit<Row, Names>> = sql`${ownListedColumns}, ${pageColumns}`

/** The column that says whose appointments these are. */
export const sideOf = (party: Party) => sql.ref(party === 'patient' ? 'patient_id' : 'dietitian_id')

export const factsOf = (row: Omit<ListedRow, Names>): Facts => ({
  status: row.status,
  ending: row.ending,
  outcome: row.outcome,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  lapsesAt: row.lapses_at,
  wantedUntil: row.wanted_until,
  completedAt: row.completed_at,
  attended: { patient: row.patient_attended_at !== null, dietitian: row.dietitian_attended_at !== null },
  mode: row.mode,
  moves: row.moves,
  policy: row.policy,
  isWhole: row.patient_id !== null && row.dietitian_id !== null,
})
