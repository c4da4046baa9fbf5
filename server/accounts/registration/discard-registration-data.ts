import { withdrawConsent } from '#server/consents/give-consent.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { deleteHealthAnswers } from '#server/health/answers.ts'
import { emptyProfile } from '#server/profiles/empty-profile.ts'

/** Deletes data that another person may have entered under this address; the owner starts afresh. */
export async function discardRegistrationData(
  tx: Tx,
  id: string,
  now: Date,
  names?: { firstName: string; lastName?: string },
): Promise<void> {
  await emptyProfile(tx, id, now, names)
  await deleteHealthAnswers(tx, id)
  for (const purpose of ['health', 'care'] as const)
    await withdrawConsent(tx, { userId: id, purpose, method: 'confirmation' }, now)
}
