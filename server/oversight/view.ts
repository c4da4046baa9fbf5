import { todayInRiyadh } from '#contract/days.ts'
import type { Application, ApplicationRow } from '#contract/oversight/practices.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { statedNames } from '#server/profiles/facts.ts'
import type { Applicant, ApplicantRow } from '#server/verification/applicants.ts'
import { changesOf } from '#server/verification/changes.ts'
import type { HistoryRow } from './history.ts'
import { mayDecide } from './rules.ts'

export const viewApplicationRow = (row: ApplicantRow): ApplicationRow => ({
  id: row.id,
  name: row.name,
  otherName: row.other_name,
  email: row.email,
  photoId: row.photo_id,
  specialization: row.specialization as ApplicationRow['specialization'],
  status: row.status as VerificationStatus,
  submittedAt: iso(row.submitted_at),
  decidedAt: iso(row.decided_at),
  licenseNumber: row.license_number,
  licensedUntil: row.licensed_until,
  awaitsCorrection: row.awaits_correction,
})

export function viewApplication(
  row: Applicant & { history: HistoryRow[] },
  actor: Actor,
  now: Date,
): Application {
  const applicant = viewApplicationRow(row)
  const { status, submittedAt, licenseNumber, licensedUntil } = applicant
  const stated = { ...statedNames(row), licenseNumber: row.stated_number, licenseExpiresOn: row.stated_end }
  const verified = {
    name: row.name,
    otherName: row.other_name,
    licenseNumber,
    licenseExpiresOn: licensedUntil,
  }
  return {
    ...applicant,
    language: row.language as Application['language'],
    phone: row.phone,
    gender: row.gender,
    title: row.title,
    otherTitle: row.other_title,
    experience: row.experience as Application['experience'],
    education: row.education,
    otherEducation: row.other_education,
    bio: row.bio,
    otherBio: row.other_bio,
    languages: row.languages as Application['languages'],
    city: row.city,
    address: row.address,
    otherAddress: row.other_address,
    certifications: row.certifications,
    offersVideo: row.offers_video,
    changes: changesOf(
      { ...verified, experience: row.verified_experience },
      { ...stated, experience: row.experience, licenseKey: row.stated_key },
    ),
    stated: { ...stated, name: stated.name ?? row.name },
    reason: row.reason,
    documents: row.documents.map(({ uploaded_at, kind, type, ...document }) => ({
      ...document,
      kind: kind as Application['documents'][number]['kind'],
      type: type as Application['documents'][number]['type'],
      uploadedAt: new Date(uploaded_at).toISOString(),
    })),
    history: row.history.map(({ at, ...happened }) => ({ ...happened, at: new Date(at).toISOString() })),
    licenseTaken: row.license_taken,
    may: mayDecide(
      { status, isWaiting: submittedAt !== null, licensedUntil },
      isSelf(actor, row.id),
      todayInRiyadh(now),
    ),
  }
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString()
