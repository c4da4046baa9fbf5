import { type RawBuilder, sql } from 'kysely'
import type { Practice } from '#contract/profiles.ts'
import { accountEmail, joinAccount } from '#server/accounts/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import { offersVideo } from '#server/services/facts.ts'
import { licenseKey, type OwnStatus, ownStatus } from '#server/verification/facts.ts'

/** A column for another statement; null if the actor may not read the profile. */
export const nameOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select full_name from profiles where profiles.id = ${userId})`

export const otherNameOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select other_name from profiles where profiles.id = ${userId})`

export const photoOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select photos.id from photos where photos.user_id = ${userId})`

/** Joins a person's names to another statement. */
export const joinNames = (userId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join profiles on profiles.id = ${userId}`
export const fullName: RawBuilder<string | null> = sql`profiles.full_name`
/** The name in the other script, if given. */
export const otherName: RawBuilder<string | null> = sql`profiles.other_name`
/** Both names in one spelling, folded as by `foldText`. */
export const foldedName: RawBuilder<string> = sql`app.fold_name(profiles.first_name, profiles.last_name, profiles.other_name)`
export const phone: RawBuilder<string | null> = sql`profiles.phone`
export const firstName: RawBuilder<string | null> = sql`profiles.first_name`
export const lastName: RawBuilder<string | null> = sql`profiles.last_name`

export const birthDate: RawBuilder<string | null> = sql`profiles.date_of_birth::text`

export const phoneOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select phone from profiles where profiles.id = ${userId})`

export const hasPhone = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from profiles where id = ${userId}::uuid and phone is not null)`

export const hasBirthDate = (userId: string): RawBuilder<boolean> =>
  sql`exists (select from profiles where id = ${userId}::uuid and date_of_birth is not null)`

/** Whether patients can visit the practice: city and address are both known. */
export const practiceHasAddress = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from dietitian_profiles where user_id = ${userId}::uuid and city is not null and address <> '')`

/** In halalas; null until it is set. */
export const feeOf = (userId: string): RawBuilder<number | null> =>
  sql`(select consultation_fee_halalas from dietitian_profiles where user_id = ${userId}::uuid)`

/** Joins a dietitian's practice and photo to another statement, for `practiceColumns` and `statedColumns`. */
export const joinPractice = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  join dietitian_profiles as practice on practice.user_id = ${userId}
  ${joinNames(userId)}
  left join photos on photos.user_id = ${userId}`

export type PracticeColumns = { photo_id: string | null; specialization: string | null }
export const practiceColumns: RawBuilder<PracticeColumns> = sql`photos.id as photo_id, practice.specialization`

/** The new names that a verified dietitian requests, if they differ from the verified ones. */
export type NameColumns = {
  other_name: string | null
  stated_name: string | null
  stated_other_name: string | null
}

/** The names that an admin is to verify next. */
export const statedNames = ({
  name,
  other_name,
  stated_name,
  stated_other_name,
}: NameColumns & { name: string | null }) => ({
  name: stated_name ?? name,
  otherName: stated_name === null ? other_name : stated_other_name,
})

/** The facts stated by a dietitian, for an admin to compare with the documents. */
export type StatedColumns = Omit<NameColumns, 'other_name'> & {
  phone: string | null
  gender: string | null
  title: string
  other_title: string
  experience: string | null
  education: string
  other_education: string
  bio: string
  other_bio: string
  languages: string[]
  city: string | null
  address: string | null
  other_address: string | null
  certifications: string[]
  stated_number: string | null
  stated_key: string | null
  stated_end: string | null
}
export const statedLicenseKey: RawBuilder<string> = licenseKey(sql`practice.license_number`)
export const statedColumns: RawBuilder<StatedColumns> = sql`
    profiles.phone, profiles.gender, coalesce(practice.title, '') as title,
    coalesce(practice.other_title, '') as other_title,
    practice.years_of_experience as experience, coalesce(practice.education, '') as education,
    coalesce(practice.other_education, '') as other_education, practice.bio, coalesce(practice.other_bio, '') as other_bio,
    practice.languages, practice.city, practice.address, practice.other_address, practice.certifications,
    practice.stated_name, practice.stated_other_name, practice.license_number as stated_number,
    ${statedLicenseKey} as stated_key, practice.license_expires_on::text as stated_end`

/** All that a dietitian sees of their own practice. */
export type PracticeRow = NameColumns & {
  name: string | null
  email: string
  phone: string | null
  gender: string | null
  photo_id: string | null
  title: string | null
  other_title: string | null
  license_number: string | null
  license_key: string | null
  license_expires_on: string | null
  specialization: Practice['specialization']
  experience: Practice['experience']
  education: string | null
  other_education: string | null
  certifications: string[]
  bio: string
  other_bio: string | null
  fee: number | null
  city: Practice['city']
  district: string | null
  other_district: string | null
  address: string | null
  other_address: string | null
  languages: Practice['languages']
  verification: OwnStatus | null
  is_listed: boolean
  has_video: boolean
}

export const practiceOf = (userId: string, now: Date): RawBuilder<PracticeRow> => sql<PracticeRow>`
  select ${fullName} as name, profiles.other_name, practice.stated_name, practice.stated_other_name,
      ${accountEmail} as email, profiles.phone, profiles.gender,
      photos.id as photo_id, practice.title, practice.other_title, practice.license_number, practice.license_expires_on,
      ${statedLicenseKey} as license_key, practice.specialization,
      practice.years_of_experience as experience, practice.education, practice.other_education, practice.certifications, practice.bio, practice.other_bio,
      practice.consultation_fee_halalas as fee, practice.city, practice.district, practice.other_district, practice.address, practice.other_address, practice.languages,
      ${ownStatus(userId)} as verification, ${isListed(userId, now)} as is_listed,
      ${offersVideo(userId)} as has_video
    from dietitian_profiles as practice
      ${joinAccount(sql`practice.user_id`)}
      ${joinNames(sql`practice.user_id`)}
      left join photos on photos.user_id = practice.user_id
    where practice.user_id = ${userId}::uuid`

export type SexAndBirth = { sex: 'male' | 'female' | null; bornOn: string | null }

/**
 * Sex and birth date as JSON, to look up health ranges: the caller's own, or those of a patient they have an
 * appointment with.
 */
export const sexAndBirthOf = (
  userId: RawBuilder<unknown>,
  people: 'profiles' | 'met_patients' = 'profiles',
): RawBuilder<SexAndBirth | null> => sql`(
  select json_build_object('sex', case when gender in ('male', 'female') then gender end, 'bornOn', date_of_birth::text)
    from ${sql.table(people)} as person where person.id = ${userId})`
