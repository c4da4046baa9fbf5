import { hasPractisedEnough, neededDocuments } from '#contract/practice-options.ts'
import { type FactChange, missingFields, type Verification } from '#contract/verification.ts'
import { daysUntil } from '#server/ground/time/riyadh.ts'
import { statedNames } from '#server/profiles/facts.ts'
import { changesOf } from './changes.ts'
import type { OwnRow } from './load-own.ts'

/** The verification status as the dietitian sees it. */
export function viewVerification(row: OwnRow, now: Date): Verification {
  const { status, submittedAt, decidedAt, reason, licenseNumber, licensedUntil, kinds } = row.verification
  const missing = {
    fields: missingFields.filter((field) => isMissing(row, field, now)),
    documents: neededDocuments.filter((kind) => !kinds.includes(kind)),
  }
  const changes = changesIn(row)
  const isComplete = missing.fields.length === 0 && missing.documents.length === 0
  return {
    status,
    submittedAt: iso(submittedAt),
    decidedAt: iso(decidedAt),
    // A dietitian who has reapplied has read the reason.
    reason: submittedAt ? null : reason,
    licenseNumber,
    licensedUntil,
    daysLeft: licensedUntil === null ? null : daysUntil(licensedUntil, now),
    isListed: row.is_listed,
    changes,
    missing,
    may: {
      submit: !submittedAt && isComplete && hasReason(row, changes),
      withdraw: submittedAt !== null,
    },
  }
}

/** An expired licence counts as missing. */
function isMissing(row: OwnRow, field: (typeof missingFields)[number], now: Date): boolean {
  const value = {
    title: row.title,
    licenseNumber: row.license_number,
    licenseExpiresOn: row.license_expires_on,
    specialization: row.specialization,
    experience: row.experience,
    consultationFee: row.fee,
    videoService: row.has_video || null,
  }[field]
  if (field === 'experience') return !hasPractisedEnough(row.experience)
  if (field === 'licenseExpiresOn' && typeof value === 'string') return daysUntil(value, now) < 0
  return value === null || value === ''
}

const changesIn = (row: OwnRow): FactChange[] =>
  changesOf(
    {
      name: row.name,
      otherName: row.other_name,
      licenseNumber: row.verification.licenseNumber,
      licenseExpiresOn: row.verification.licensedUntil,
      experience: row.verification.experience,
    },
    {
      ...statedNames(row),
      licenseNumber: row.license_number,
      licenseKey: row.license_key,
      licenseExpiresOn: row.license_expires_on,
      experience: row.experience,
    },
  )

/** An approved dietitian can reapply only with something new: a changed fact or another document. */
function hasReason({ verification: { status, hasNews } }: OwnRow, changes: readonly FactChange[]): boolean {
  if (status === 'draft' || status === 'rejected') return true
  return status === 'approved' && (hasNews || changes.length > 0)
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString()
