import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'

/**
 * A patient's answers about their health, named as in the forms. Encrypted as one value. Figures of the body are
 * answers only until the next save, which makes them measures.
 */
export type HealthAnswers = {
  height?: number | undefined
  weight?: number | undefined
  goalWeight?: number | undefined
  medicalConditions?: string | undefined
  allergies?: string | undefined
  dietaryPreferences?: string | undefined
  healthGoals?: string[] | undefined
  activityLevel?: string | undefined
}

/** Requires consent, which the caller has recorded or checked in the same transaction. */
export async function saveHealthAnswers(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  answers: HealthAnswers,
  now: Date,
): Promise<void> {
  const key = await ensurePersonKey(tx, keys, userId, now)
  const sealed = sealJson(key, answers, bound(userId))
  await tx
    .insertInto('health_profiles')
    .values({ user_id: userId, answers_sealed: sealed, updated_at: now })
    .onConflict((known) => known.column('user_id').doUpdateSet({ answers_sealed: sealed, updated_at: now }))
    .execute()
}

/** Null if there are none, or if they can no longer be decrypted. */
export async function readHealthAnswers(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
): Promise<HealthAnswers | null> {
  const row = await tx
    .selectFrom('health_profiles')
    .select('answers_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const key = row && (await findPersonKey(tx, keys, userId))
  const answers = row && key?.tryOpen(row.answers_sealed, bound(userId))
  return answers ? JSON.parse(answers) : null
}

export async function answersSavedAt(tx: Tx, userId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('health_profiles')
    .select('updated_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.updated_at
}

/** The answers that others may be allowed to read. */
export const shareableAnswers = (answers: HealthAnswers) => ({
  medicalConditions: answers.medicalConditions ?? null,
  allergies: answers.allergies ?? null,
  dietaryPreferences: answers.dietaryPreferences ?? null,
  healthGoals: answers.healthGoals ?? [],
  activityLevel: answers.activityLevel ?? null,
})

export const deleteHealthAnswers = (tx: Tx, userId: string): Promise<unknown> =>
  tx.deleteFrom('health_profiles').where('user_id', '=', userId).execute()

const bound = (userId: string) => `health_profiles:${userId}`
