import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ExperienceRange, PracticeLanguage, Specialization } from '#contract/practice-options.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

/** A dietitian's description of the practice; unlike the practice form, it may be incomplete. */
export type PracticeDescription = {
  specialization: Specialization | null
  experience: ExperienceRange | null
  licenseExpiresOn: string | null
  education: string
  certifications: string[]
  bio: string
  offerings: string[]
  /** In halalas. */
  hourlyRate: number | null
  languages: PracticeLanguage[]
}

export async function lockDescription(tx: Tx, userId: string): Promise<PracticeDescription> {
  const row = await tx
    .selectFrom('dietitian_profiles')
    .select([
      'specialization',
      'years_of_experience as experience',
      sql<string | null>`license_expires_on::text`.as('licenseExpiresOn'),
      'education',
      'certifications',
      'bio',
      'service_offerings as offerings',
      'hourly_rate_halalas as hourlyRate',
      'languages',
    ])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { ...row, education: row.education ?? '' } as PracticeDescription
}

/** Saves only if something changed. A consultation fee that equals the hourly rate follows it. */
export async function describePractice(
  tx: Tx,
  actor: Actor,
  before: PracticeDescription,
  said: PracticeDescription,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, said)) return
  await tx
    .updateTable('dietitian_profiles')
    .set((row) => ({
      specialization: said.specialization,
      years_of_experience: said.experience,
      license_expires_on: said.licenseExpiresOn,
      education: said.education || null,
      certifications: said.certifications,
      bio: said.bio,
      service_offerings: said.offerings,
      hourly_rate_halalas: said.hourlyRate,
      consultation_fee_halalas: row
        .case()
        .when('consultation_fee_halalas', 'is not distinct from', row.ref('hourly_rate_halalas'))
        .then(said.hourlyRate)
        .else(row.ref('consultation_fee_halalas'))
        .end(),
      languages: said.languages,
      updated_at: now,
    }))
    .where('user_id', '=', actor.id)
    .execute()
  await record(tx, actor, 'practice.saved', actor.id, now)
}
