import type { Tx } from '#server/ground/data/db.ts'

type Profile = {
  firstName?: string | undefined
  lastName?: string | undefined
  otherName?: string | undefined
  phone?: string | undefined
  gender?: string | undefined
  dateOfBirth?: string | undefined
}

/** Opens a profile with the facts from the registration. */
export async function openProfile(tx: Tx, id: string, profile: Profile, now: Date): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      id,
      first_name: profile.firstName ?? null,
      last_name: profile.lastName ?? null,
      other_name: profile.otherName ?? null,
      phone: profile.phone ?? null,
      gender: profile.gender ?? null,
      date_of_birth: profile.dateOfBirth ?? null,
      updated_at: now,
    })
    .execute()
}

type Practice = {
  specialization?: string | undefined
  yearsOfExperience?: string | undefined
  licenseNumber?: string | undefined
  education?: string | undefined
  certifications?: string | undefined
  /** The fee in riyals, as it is typed. */
  hourlyRate?: number | undefined
}

/** A person who becomes a dietitian again finds the earlier profile. The hourly rate is the initial fee. */
export async function openDietitianProfile(
  tx: Tx,
  userId: string,
  practice: Practice,
  now: Date,
): Promise<void> {
  const rate = practice.hourlyRate === undefined ? null : Math.round(practice.hourlyRate * 100)
  await tx
    .insertInto('dietitian_profiles')
    .values({
      user_id: userId,
      specialization: practice.specialization ?? null,
      years_of_experience: practice.yearsOfExperience ?? null,
      license_number: practice.licenseNumber ?? null,
      education: practice.education ?? null,
      certifications: practice.certifications ? [practice.certifications] : [],
      hourly_rate_halalas: rate,
      consultation_fee_halalas: rate,
      updated_at: now,
    })
    .onConflict((known) => known.doNothing())
    .execute()
}
