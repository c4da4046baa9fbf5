import type { Practice } from '#contract/profiles.ts'
import { missingFields, type Verification } from '#contract/verification.ts'
import { daysUntil } from '#server/verification/license-days.ts'
import type { OwnStatus } from '#server/verification/own-status.ts'
import { viewVerification } from '#server/verification/view-verification.ts'
import type { PracticeRow } from './load-practice.ts'

export function viewPractice(row: PracticeRow & { verification: OwnStatus }, now: Date): Practice {
  const facts = {
    name: row.name ?? '',
    otherName: row.other_name ?? '',
    email: row.email,
    phone: row.phone ?? '',
    gender: row.gender,
    photoId: row.photo_id,
    title: row.title ?? '',
    licenseNumber: row.license_number ?? '',
    licenseExpiresOn: row.license_expires_on,
    specialization: row.specialization,
    experience: row.experience,
    education: row.education ?? '',
    certifications: row.certifications,
    bio: row.bio,
    consultationFee: row.fee === null ? null : row.fee / 100,
    city: row.city,
    address: row.address ?? '',
    languages: row.languages,
  }
  const stated = {
    missing: missingOf(facts, now),
    licenseKey: row.license_key,
    licenseExpiresOn: row.license_expires_on,
  }
  return { ...facts, verification: viewVerification(row.verification, stated, row.is_listed, now) }
}

/** A licence that has ended is none. */
function missingOf(
  facts: Pick<Practice, (typeof missingFields)[number]>,
  now: Date,
): Verification['missing']['fields'] {
  return missingFields.filter((field) => {
    const value = facts[field]
    if (field === 'licenseExpiresOn' && typeof value === 'string') return daysUntil(value, now) < 0
    return value === null || value === ''
  })
}
