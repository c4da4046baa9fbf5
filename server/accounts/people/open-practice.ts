import { openAvailability } from '#server/availability/open-availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { openDietitianProfile } from '#server/profiles/open-profile.ts'
import { openVerification } from '#server/verification/open-verification.ts'

/** Creates everything that a new dietitian needs. A person who becomes a dietitian again finds their previous data. */
export async function openPractice(
  tx: Tx,
  userId: string,
  practice: Parameters<typeof openDietitianProfile>[2],
  now: Date,
): Promise<void> {
  await openDietitianProfile(tx, userId, practice, now)
  await openVerification(tx, userId)
  await openAvailability(tx, userId, now)
}
