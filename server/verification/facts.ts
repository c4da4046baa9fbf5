import { type RawBuilder, sql } from 'kysely'
import type { DocumentKind, ExperienceRange, VerificationStatus } from '#contract/practice-options.ts'
import { hasUnverified, kindsOf } from '#server/documents/facts.ts'

/** A dietitian's verification status and the kinds of evidence on file. Timestamps as JSON has them. */
export type OwnStatus = {
  status: VerificationStatus
  submittedAt: string | null
  decidedAt: string | null
  reason: string | null
  licenseNumber: string | null
  licensedUntil: string | null
  experience: ExperienceRange | null
  kinds: DocumentKind[]
  /** Whether there is a document that no admin has approved yet. */
  hasNews: boolean
}

/** A column for another statement; null for a person who is not a dietitian. */
export const ownStatus = (userId: string): RawBuilder<OwnStatus | null> => sql`(
  select json_build_object('status', status, 'submittedAt', submitted_at, 'decidedAt', decided_at, 'reason', reason,
      'licenseNumber', license_number, 'licensedUntil', licensed_until, 'experience', experience,
      'kinds', ${kindsOf(sql`verifications.user_id`)},
      'hasNews', ${hasUnverified(sql`verifications.user_id`)})
    from verifications where user_id = ${userId}::uuid)`

/** Whether the person's application is waiting for the admins. */
export const isUnderReview = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from verifications where verifications.user_id = ${person} and submitted_at is not null)`

/** A licence number in normalised form, for comparison: it is the same licence however it was typed. */
export const licenseKey = (typed: unknown): RawBuilder<string> =>
  sql<string>`upper(regexp_replace(
    translate(normalize(${typed}::text, NFKC), '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\\s+', '', 'g'))`

/** Whether the admins' decisions let a practice take patients. */
export const isApproved = (dietitian: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from verifications where verifications.user_id = ${dietitian} and verifications.status = 'approved')`

/** Whether admins have suspended the practice, which then cannot advise anyone. */
export const isSuspendedPractice = (dietitian: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from verifications where verifications.user_id = ${dietitian} and verifications.status = 'suspended')`
