import { neededDocuments } from '#contract/practice-options.ts'
import { missingFields, type Verification } from '#contract/verification.ts'
import { daysUntil } from '#server/time/riyadh.ts'
import type { OwnRow } from './load-own.ts'

/** Where a dietitian stands, as is told to the dietitian. */
export function viewVerification(row: OwnRow, now: Date): Verification {
  const { status, submittedAt, decidedAt, reason, licenseNumber, licensedUntil, kinds } = row.verification
  const missing = {
    fields: missingFields.filter((field) => isMissing(row, field, now)),
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
    isListed: row.is_listed,
    missing,
    may: {
      submit: !submittedAt && isComplete && hasReason(row),
      withdraw: submittedAt !== null,
    },
  }
}

/** A licence that has ended is none. */
function isMissing(row: OwnRow, field: (typeof missingFields)[number], now: Date): boolean {
  const value = {
    title: row.title,
    licenseNumber: row.license_number,
    licenseExpiresOn: row.license_expires_on,
    specialization: row.specialization,
    experience: row.experience,
    consultationFee: row.fee,
  }[field]
  if (field === 'licenseExpiresOn' && typeof value === 'string') return daysUntil(value, now) < 0
  return value === null || value === ''
}

/** Whoever is approved applies again when something is new: another end, another number, another document. */
function hasReason({ verification, license_key, license_expires_on }: OwnRow): boolean {
  const { status, hasNews, licenseNumber, licensedUntil } = verification
  if (status === 'draft' || status === 'rejected') return true
  if (status !== 'approved') return false
  return hasNews || license_key !== licenseNumber || license_expires_on !== licensedUntil
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString()
