import type { Tx } from '#server/ground/data/db.ts'

/**
 * Clears everything that a registration may have filled in, except the names, which may be replaced. A practice's row
 * stays.
 */
export async function emptyProfile(
  tx: Tx,
  id: string,
  now: Date,
  names?: { firstName: string; lastName?: string },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...(names && { first_name: names.firstName, last_name: names.lastName ?? null }),
      other_name: null,
      phone: null,
      gender: null,
      date_of_birth: null,
      bio_sealed: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  const nothing = { specialization: null, years_of_experience: null, license_number: null, education: null }
  await tx
    .updateTable('dietitian_profiles')
    .set({
      ...nothing,
      certifications: [],
      hourly_rate_halalas: null,
      consultation_fee_halalas: null,
      updated_at: now,
    })
    .where('user_id', '=', id)
    .execute()
}
