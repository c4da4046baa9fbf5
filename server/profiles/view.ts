import type { Practice } from '#contract/profiles.ts'
import type { OwnRow } from '#server/verification/load-own.ts'
import { viewVerification } from '#server/verification/view-verification.ts'
import { statedNames } from './facts.ts'

export function viewPractice(row: OwnRow, now: Date): Practice {
  const { name, otherName } = statedNames(row)
  return {
    name: name ?? '',
    otherName: otherName ?? '',
    email: row.email,
    phone: row.phone ?? '',
    gender: row.gender,
    photoId: row.photo_id,
    title: row.title ?? '',
    otherTitle: row.other_title ?? '',
    licenseNumber: row.license_number ?? '',
    licenseExpiresOn: row.license_expires_on,
    specialization: row.specialization,
    experience: row.experience,
    education: row.education ?? '',
    otherEducation: row.other_education ?? '',
    certifications: row.certifications,
    bio: row.bio,
    otherBio: row.other_bio ?? '',
    consultationFee: row.fee === null ? null : row.fee / 100,
    city: row.city,
    district: row.district ?? '',
    otherDistrict: row.other_district ?? '',
    address: row.address ?? '',
    otherAddress: row.other_address ?? '',
    languages: row.languages,
    verification: viewVerification(row, now),
  }
}
