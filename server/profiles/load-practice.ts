import { type RawBuilder, sql } from 'kysely'
import type { Practice } from '#contract/profiles.ts'
import type { Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'
import { licenseKey } from '#server/verification/license-number.ts'
import { type OwnStatus, ownStatus } from '#server/verification/own-status.ts'
import { isListed } from '../listed.ts'
import { viewPractice } from './view.ts'

export type PracticeRow = {
  name: string | null
  other_name: string | null
  email: string
  phone: string | null
  gender: string | null
  photo_id: string | null
  title: string | null
  license_number: string | null
  license_key: string | null
  license_expires_on: string | null
  specialization: Practice['specialization']
  experience: Practice['experience']
  education: string | null
  certifications: string[]
  bio: string
  fee: number | null
  city: Practice['city']
  address: string | null
  languages: Practice['languages']
  verification: OwnStatus | null
  is_listed: boolean
}

export const practiceOf = (userId: string, now: Date): RawBuilder<PracticeRow> => sql<PracticeRow>`
  select profiles.full_name as name, profiles.other_name, users.email::text as email, profiles.phone, profiles.gender,
      photos.id as photo_id, practice.title, practice.license_number, practice.license_expires_on,
      ${licenseKey(sql`practice.license_number`)} as license_key, practice.specialization,
      practice.years_of_experience as experience, practice.education, practice.certifications, practice.bio,
      practice.consultation_fee_halalas as fee, practice.city, practice.address, practice.languages,
      ${ownStatus(userId)} as verification, ${isListed(userId, now)} as is_listed
    from dietitian_profiles as practice
      join users on users.id = practice.user_id
      left join profiles on profiles.id = practice.user_id
      left join photos on photos.user_id = practice.user_id
    where practice.user_id = ${userId}::uuid`

export async function loadPractice(tx: Tx, userId: string, now: Date): Promise<Practice> {
  const { verification, ...row } = await loadRow(tx, userId, now)
  return viewPractice({ ...row, verification }, now)
}

/** Who stands nowhere with the admins has no practice. */
export async function loadRow(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<PracticeRow & { verification: OwnStatus }> {
  const { rows } = await practiceOf(userId, now).execute(tx)
  return onlyPractice(rows)
}

export function onlyPractice([row]: readonly PracticeRow[]): PracticeRow & { verification: OwnStatus } {
  if (!row?.verification) throw new Refusal('not_found')
  return { ...row, verification: row.verification }
}
