import { type RawBuilder, sql } from 'kysely'
import { reviewDays } from '#contract/reviews.ts'
import { day } from './rules.ts'

/** What a patient can say something of now, as `isReviewable` says it of one. */
export const reviewableOf = (
  patientId: string,
  now: Date,
): RawBuilder<{ id: string; completed_at: Date }> => sql`(
  select id, completed_at from appointments where patient_id = ${patientId}::uuid and dietitian_id is not null
    and status = 'completed' and outcome = 'attended'
    and completed_at > ${new Date(now.getTime() - reviewDays * day)}::timestamptz)`
