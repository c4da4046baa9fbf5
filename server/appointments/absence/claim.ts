import { type RawBuilder, sql } from 'kysely'
import { type Attendance, hoursToSay, type Party } from '#contract/appointments/appointment.ts'
import { hour } from '../rules.ts'

/** What both sides have said of who came, as far as they have been asked. */
export type Claim = {
  opened_by: Party | 'platform'
  /** A moment as JSON has it. */
  ends_at: string
  patient_says: Attendance | null
  dietitian_says: Attendance | null
  for_admins_at: string | null
  decided_as: Attendance | null
}

/** Of an appointment, as a column of another statement; null where nobody has been asked. */
export const claimOf = (appointment: RawBuilder<unknown>): RawBuilder<Claim | null> => sql`(
  select json_build_object('opened_by', opened_by, 'ends_at', absence_claims.ends_at, 'patient_says', patient_says,
      'dietitian_says', dietitian_says, 'for_admins_at', for_admins_at, 'decided_as', decided_as)
    from absence_claims where appointment_id = ${appointment})`

/** Nothing is decided yet, so its money stays where it is. */
export const isClaimOpen = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from absence_claims where appointment_id = ${appointment} and decided_at is null)`

export const boundWords = (appointment: string, party: Party): string =>
  `absence_claims:${appointment}:${party}`

export const claimEnds = (openedAt: Date): Date => new Date(openedAt.getTime() + hoursToSay * hour)

/**
 * What follows from what has been said by now: a decision, that admins have to decide, or null while others can still say
 * something. Who speaks against their own money is believed at once. Of two who do not agree neither is, and silence speaks for
 * the side that has claimed something; where we have asked, nobody has.
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
