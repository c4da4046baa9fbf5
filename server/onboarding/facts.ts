import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'

/** A column for another statement: whether the person has finished the wizard of a role. */
export const hasFinishedOnboarding = (person: RawBuilder<unknown>, role: Party): RawBuilder<boolean> =>
  sql`exists (select from onboardings where onboardings.user_id = ${person} and role = ${role} and completed_at is not null)`
