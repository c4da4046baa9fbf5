import { neededDocuments } from '#contract/practice-options.ts'
import type { Verification } from '#contract/verification.ts'
import { daysUntil } from './license-days.ts'
import type { OwnStanding } from './own-status.ts'

/** What the profile says, as far as the admins compare it. */
export type Stated = {
  missing: Verification['missing']['fields']
  /** A licence number in the form in which numbers are compared, however it was typed. */
  licenseKey: string | null
  licenseExpiresOn: string | null
}

export function viewVerification(
  standing: OwnStanding,
  stated: Stated,
  isListed: boolean,
  now: Date,
): Verification {
  const { status, submittedAt, decidedAt, reason, licenseNumber, licensedUntil, kinds } = standing
  const missing = {
    fields: stated.missing,
    documents: neededDocuments.filter((kind) => !kinds.includes(kind)),
  }
  const isComplete = missing.fields.length === 0 && missing.documents.length === 0
  return {
    status,
    submittedAt: iso(submittedAt),
    decidedAt: iso(decidedAt),
    // Whoever has applied again has read it.
    reason: submittedAt ? null : reason,
    licenseNumber,
    licensedUntil,
    daysLeft: licensedUntil === null ? null : daysUntil(licensedUntil, now),
    isListed,
    missing,
    may: {
      submit: !submittedAt && isComplete && hasReason(standing, stated),
      withdraw: submittedAt !== null,
    },
  }
}

/** Whoever is approved applies again when something is new: another end, another number, another document. */
function hasReason({ status, hasNews, licenseNumber, licensedUntil }: OwnStanding, stated: Stated): boolean {
  if (status === 'draft' || status === 'rejected') return true
  if (status !== 'approved') return false
  return hasNews || stated.licenseKey !== licenseNumber || stated.licenseExpiresOn !== licensedUntil
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString()
