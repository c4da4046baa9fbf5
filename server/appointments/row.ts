import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus, Ending, Outcome, Party } from '#contract/appointments/appointment.ts'
import type { City, Mode } from '#contract/practice-options.ts'
import { type Claim, claimOf } from './absence/claim.ts'
import { isOwnCall } from './meeting-link.ts'
import type { Facts, Policy } from './rules.ts'

/** An appointment in a list, with the other side's name. */
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
  booked_by: Party
  /** The new time that the patient has requested, when it was requested, and when that request lapses. */
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
  /** Null until the appointment has ended. */
  refund_halalas: number | null
  /** The package with which it was booked. */
  package_id: string | null
  /** Set if there is a claim about who attended. */
  claim: Claim | null
  other_full_name: string | null
  other_other_name: string | null
  other_photo_id: string | null
}

/** Columns about the person on the other side. */
export type OtherSideNames = 'other_full_name' | 'other_other_name' | 'other_photo_id'

/** An appointment as both sides read it on its page, in emails and in calendars. */
export type Row = ListedRow & {
  patient_zone: string
  city: City | null
  district: string | null
  other_district: string | null
  location: string | null
  other_location: string | null
  sequence: number
  changed_at: Date
  /** The reason for declining or cancelling, as that side wrote it; plain text until the nightly job encrypts it. */
  reason: string | null
  reason_sealed: Buffer | null
}

/** A column that is missing here is a compile error. */
const listedNames = Object.keys({
  id: true,
  version: true,
  patient_id: true,
  dietitian_id: true,
  service_id: true,
  type: true,
  service_name: true,
  other_service_name: true,
  mode: true,
  price_halalas: true,
  policy: true,
  starts_at: true,
  ends_at: true,
  zone: true,
  date: true,
  start_time: true,
  end_time: true,
  status: true,
  lapses_at: true,
  booked_by: true,
  wanted_at: true,
  wanted_since: true,
  wanted_until: true,
  ending: true,
  outcome: true,
  completed_at: true,
  patient_attended_at: true,
  dietitian_attended_at: true,
  moves: true,
  meeting_link: true,
  requested_at: true,
  paid_halalas: true,
  refund_halalas: true,
  package_id: true,
} satisfies Record<Exclude<keyof ListedRow, OtherSideNames | 'claim'>, true>)

const pageNames = Object.keys({
  patient_zone: true,
  city: true,
  district: true,
  other_district: true,
  location: true,
  other_location: true,
  sequence: true,
  changed_at: true,
  reason: true,
  reason_sealed: true,
} satisfies Record<Exclude<keyof Row, keyof ListedRow>, true>)

const columnsOf = (table: 'met' | 'appointments', names: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.raw(names.map((name) => `${table}.${name}`).join(', '))}, ${claimOf(sql.ref(`${table}.id`))} as claim`

const namesBeside = sql`other_full_name, other_other_name, other_photo_id`

/** The columns of `met_appointments`, aliased `met`, for a list and for a page. */
export const listedColumns = sql<ListedRow>`${columnsOf('met', listedNames)}, ${namesBeside}`
export const pageColumns = sql<Row>`${columnsOf('met', [...listedNames, ...pageNames])}, ${namesBeside}`
/** The same from the table itself, which does not hold the other side's name. */
export const ownColumns = sql<
  Omit<Row, OtherSideNames>
>`${columnsOf('appointments', [...listedNames, ...pageNames])}`

/** Neither over nor cancelled, with the condition of the index, as no index covers the status. */
export const isOpen: RawBuilder<boolean> = sql`ending is null and completed_at is null`

/** No appointment is longer than three hours, so the index of starts finds those in progress or with an open call. */
export const mayStillBeRunning = (now: Date): RawBuilder<boolean> =>
  sql`(starts_at > ${now}::timestamptz - interval '4 hours')`

/** The column with the person on this side. */
export const sideOf = (party: Party) => sql.ref(party === 'patient' ? 'patient_id' : 'dietitian_id')

export const factsOf = (row: Omit<ListedRow, OtherSideNames>): Facts => ({
  status: row.status,
  ending: row.ending,
  outcome: row.outcome,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  lapsesAt: row.lapses_at,
  awaitsPayment: row.status === 'pending' && row.booked_by === 'dietitian',
  wantedUntil: row.wanted_until,
  completedAt: row.completed_at,
  attended: { patient: row.patient_attended_at !== null, dietitian: row.dietitian_attended_at !== null },
  inOurCall: row.mode === 'video' && row.meeting_link !== null && isOwnCall(row.meeting_link, row.id),
  claim: row.claim && { ...row.claim, isOpen: row.claim.decided_as === null },
  mode: row.mode,
  moves: row.moves,
  policy: row.policy,
  isWhole: row.patient_id !== null && row.dietitian_id !== null,
})
