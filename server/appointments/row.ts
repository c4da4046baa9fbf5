import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus, Ending, Outcome, Party } from '#contract/appointments/appointment.ts'
import type { City, Mode } from '#contract/practice-options.ts'
import { type Claim, claimOf } from './absence/claim.ts'
import { isOwnCall } from './meeting-link.ts'
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
  /** Where it was asked who came. */
  claim: Claim | null
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
  district: string | null
  other_district: string | null
  location: string | null
  other_location: string | null
  sequence: number
  changed_at: Date
  /** Why it was declined or cancelled, in the words of whoever did; in clear until it is sealed by the night. */
  reason: string | null
  reason_sealed: Buffer | null
}

/** All that the database keeps of an appointment in one piece; moments are milliseconds, and what is null is left out. */
export type Summarized = { summary: Summary } & Pick<ListedRow, 'claim'>
type Summary = Pick<ListedRow, AsTheyAre> &
  Partial<Pick<ListedRow, OrNull>> &
  Record<'starts_at' | 'ends_at' | 'requested_at', number> & {
    [Each in MomentOrNull]?: number
  } & {
    /** By the practice’s clock, as `2026-11-22T10:00:00`. */
    local_start: string
    local_end: string
  }
type AsTheyAre =
  | 'id'
  | 'version'
  | 'type'
  | 'service_name'
  | 'mode'
  | 'price_halalas'
  | 'policy'
  | 'zone'
  | 'status'
  | 'moves'
  | 'paid_halalas'
type OrNull =
  | 'patient_id'
  | 'dietitian_id'
  | 'service_id'
  | 'other_service_name'
  | 'ending'
  | 'outcome'
  | 'meeting_link'
  | 'refund_halalas'
  | 'package_id'
type MomentOrNull =
  | 'lapses_at'
  | 'wanted_at'
  | 'wanted_since'
  | 'wanted_until'
  | 'completed_at'
  | 'patient_attended_at'
  | 'dietitian_attended_at'

/** What a row of `met_appointments` is asked for. */
export const listedColumns: RawBuilder<Summarized & Pick<ListedRow, Names>> = sql`
  met.summary, ${claimOf(sql`met.id`)} as claim, other_full_name, other_other_name, other_photo_id`
type Beside = Omit<Row, keyof ListedRow>
const columnsBeside: RawBuilder<Beside> = sql`
  patient_zone, city, district, other_district, location, other_location, sequence, changed_at, reason, reason_sealed`
export const columns: RawBuilder<Kept> = sql`${listedColumns}, ${columnsBeside}`
/** A row of `met_appointments` as it is read. */
export type Kept = Summarized & Pick<ListedRow, Names> & Beside
/** The same without the other’s name, which stands in another table. */
export const lockedColumns: RawBuilder<Omit<Kept, Names>> = sql`
  summary, ${claimOf(sql`appointments.id`)} as claim, ${columnsBeside}`

/** The row that the summary was written of, with what was read beside it. */
export const rowOf = <Read extends Summarized>({
  summary,
  ...beside
}: Read): Omit<Read, 'summary'> & Omit<ListedRow, Names> => ({
  id: summary.id,
  version: summary.version,
  patient_id: summary.patient_id ?? null,
  dietitian_id: summary.dietitian_id ?? null,
  service_id: summary.service_id ?? null,
  type: summary.type,
  service_name: summary.service_name,
  other_service_name: summary.other_service_name ?? null,
  mode: summary.mode,
  price_halalas: summary.price_halalas,
  policy: summary.policy,
  starts_at: new Date(summary.starts_at),
  ends_at: new Date(summary.ends_at),
  zone: summary.zone,
  date: summary.local_start.slice(0, 10),
  start_time: summary.local_start.slice(11),
  end_time: summary.local_end.slice(11),
  status: summary.status,
  lapses_at: momentOf(summary.lapses_at),
  wanted_at: momentOf(summary.wanted_at),
  wanted_since: momentOf(summary.wanted_since),
  wanted_until: momentOf(summary.wanted_until),
  ending: summary.ending ?? null,
  outcome: summary.outcome ?? null,
  completed_at: momentOf(summary.completed_at),
  patient_attended_at: momentOf(summary.patient_attended_at),
  dietitian_attended_at: momentOf(summary.dietitian_attended_at),
  moves: summary.moves,
  meeting_link: summary.meeting_link ?? null,
  requested_at: new Date(summary.requested_at),
  paid_halalas: summary.paid_halalas,
  refund_halalas: summary.refund_halalas ?? null,
  package_id: summary.package_id ?? null,
  ...beside,
})

const momentOf = (millis: number | undefined): Date | null => (millis === undefined ? null : new Date(millis))

/** Neither over nor cancelled, in the words of the index: a status is in none. */
export const isOpen: RawBuilder<boolean> = sql`ending is null and completed_at is null`

/** No appointment is longer than three hours, so the index of starts finds what runs, and what its call has left open. */
export const mayStillRun = (now: Date): RawBuilder<boolean> =>
  sql`(starts_at > ${now}::timestamptz - interval '4 hours')`

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
  inOurCall: row.mode === 'video' && row.meeting_link !== null && isOwnCall(row.meeting_link, row.id),
  claim: row.claim && { ...row.claim, isOpen: row.claim.decided_as === null },
  mode: row.mode,
  moves: row.moves,
  policy: row.policy,
  isWhole: row.patient_id !== null && row.dietitian_id !== null,
})
