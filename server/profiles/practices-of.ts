import { sql } from 'kysely'
import type { City, PracticeLanguage, Specialization } from '#contract/practice-options.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The public part of a practice; none of it reveals the street address or the phone number. */
export type PublicPractice = {
  name: string | null
  otherName: string | null
  gender: string | null
  photoId: string | null
  title: string | null
  otherTitle: string | null
  specialization: Specialization | null
  bio: string
  otherBio: string | null
  education: string | null
  otherEducation: string | null
  certifications: string[]
  languages: PracticeLanguage[]
  city: City | null
  district: string | null
  otherDistrict: string | null
}

export async function practicesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, PublicPractice>> {
  const { rows } = await sql<PublicPractice & { user_id: string }>`
    select practice.user_id, full_name as name, other_name as "otherName", gender, photos.id as "photoId", title, other_title as "otherTitle",
        specialization, bio, other_bio as "otherBio", education, other_education as "otherEducation", certifications, languages, city, district, other_district as "otherDistrict"
      from dietitian_profiles as practice
        join profiles on profiles.id = practice.user_id
        left join photos on photos.user_id = practice.user_id
      where practice.user_id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ user_id, ...practice }) => [user_id, practice]))
}
