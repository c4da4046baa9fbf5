import type { Verification } from '#contract/verification.ts'

export type ShownStatus =
  | 'incomplete'
  | 'ready'
  | 'submitted'
  | 'renewing'
  | 'renewingHidden'
  | 'changed'
  | 'listed'
  | 'hidden'
  | 'ending'
  | 'ended'
  | 'rejected'
  | 'suspended'

/** Days before the end of a licence at which it is mentioned. */
const daysBefore = 60

export function statusOf(verification: Verification): ShownStatus {
  const { status, submittedAt, daysLeft, isListed, missing, may } = verification
  if (status === 'draft') return missing.fields.length + missing.documents.length > 0 ? 'incomplete' : 'ready'
  if (status !== 'approved') return status
  if (submittedAt !== null) return isListed ? 'renewing' : 'renewingHidden'
  if (daysLeft !== null && daysLeft < 0) return 'ended'
  if (daysLeft !== null && daysLeft <= daysBefore) return 'ending'
  if (may.submit) return 'changed'
  return isListed ? 'listed' : 'hidden'
}

export const isRenewalDue = (verification: Verification) =>
  ['ending', 'ended'].includes(statusOf(verification))
