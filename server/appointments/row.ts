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

/** What a row of `met_appointments` is asked for: each column of a list is written and read twenty times. */
export const listedColumns: RawBuilder<ListedRow> = sql`
  met.id, version, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
  date, start_time, end_time, status, lapses_at, wanted_at, wanted_since, wanted_until, ending, outcome, completed_at, patient_attended_at,
  dietitian_attended_at, moves, meeting_link, requested_at, paid_halalas, refund_halalas, package_id, other_full_name, other_other_name, other_photo_id`
export const columns: RawBuilder<Row> = sql`
  ${listedColumns}, patient_zone, city, location, other_location, sequence, changed_at, reason`

/** What the database adds to a row that is written: its day by its own clock, and the way to the practice. */
export const writtenColumns: RawBuilder<Written> = sql`date, start_time, end_time, city, location, other_location`
export type Written = Pick<Row, 'date' | 'start_time' | 'end_time' | 'city' | 'location' | 'other_location'>

/** Of an appointment that has only been booked. */
export const untouched = {
  version: 1,
  sequence: 0,
  moves: 0,
  wanted_at: null,
  wanted_since: null,
  wanted_until: null,
  ending: null,
  outcome: null,
  completed_at: null,
  patient_attended_at: null,
  dietitian_attended_at: null,
  refund_halalas: null,
  reason: null,
} satisfies Partial<Row>

/** Neither over nor cancelled, in the words of the index: a status is in none. */
export const isOpen: RawBuilder<boolean> = sql`ending is null and completed_at is null`

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
