import { openAvailability } from '#server/availability/open-availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { openDietitianProfile } from '#server/profiles/open-profile.ts'
import { openVerification } from '#server/verification/open-verification.ts'

/** Everything that a dietitian begins with. A person who becomes one again finds what was there before. */
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
