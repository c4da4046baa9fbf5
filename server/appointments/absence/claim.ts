import { type RawBuilder, sql } from 'kysely'
import { type Attendance, hoursToSay, type Party } from '#contract/appointments/appointment.ts'
import { hour } from '../rules.ts'

/** The statements of both sides so far about who attended. */
export type Claim = {
  opened_by: Party | 'platform'
  /** A timestamp as JSON text. */
  ends_at: string
  patient_says: Attendance | null
  dietitian_says: Attendance | null
  for_admins_at: string | null
  decided_as: Attendance | null
}

/** The claim about an appointment, as a column of another statement; null if none was opened. */
export const claimOf = (appointment: RawBuilder<unknown>): RawBuilder<Claim | null> => sql`(
  select json_build_object('opened_by', opened_by, 'ends_at', absence_claims.ends_at, 'patient_says', patient_says,
      'dietitian_says', dietitian_says, 'for_admins_at', for_admins_at, 'decided_as', decided_as)
    from absence_claims where appointment_id = ${appointment})`

/** Whether a claim is undecided, so that the money is not moved yet. */
export const isClaimOpen = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from absence_claims where appointment_id = ${appointment} and decided_at is null)`

export const statementBinding = (appointment: string, party: Party): string =>
  `absence_claims:${appointment}:${party}`

export const claimDeadline = (openedAt: Date): Date => new Date(openedAt.getTime() + hoursToSay * hour)

/**
 * The result of the answers so far: a decision, `for_admins`, or null while a side can still answer. A side that
 * speaks against its own money is believed immediately. If the two disagree, neither is believed. Silence counts in
 * favour of the side that opened the claim; if the platform opened it, in favour of neither.
 */
export function decisionOf(
  { opened_by, ends_at, patient_says, dietitian_says }: Omit<Claim, 'decided_as' | 'for_admins_at'>,
  now: Date,
): Attendance | 'for_admins' | null {
  if (patient_says && patient_says !== 'dietitian_absent') return patient_says
  if (dietitian_says === 'dietitian_absent') return dietitian_says
  if (patient_says && dietitian_says) return 'for_admins'
  if (now < new Date(ends_at)) return null
  const claimed = opened_by === 'platform' ? null : opened_by === 'patient' ? patient_says : dietitian_says
  return claimed ?? 'for_admins'
}
