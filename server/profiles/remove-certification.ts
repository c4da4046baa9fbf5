import { certificateKey } from '#contract/certificates.ts'
import type { removeCertification as route } from '#contract/profiles.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { loadOwn } from '#server/verification/load-own.ts'
import { record } from './events.ts'
import { viewPractice } from './view.ts'

/**
 * Needs no review, because the certification was only ever stated. A second request finds it gone and succeeds as
 * well.
 */
export const removeCertification: Verb<typeof route> = async (tx, actor, { name }, now) => {
  if (await deleteCertification(tx, actor.id, name)) await record(tx, actor, 'practice.saved', actor.id, now)
  return { practice: viewPractice(await loadOwn(tx, actor.id, now), now) }
}

/** In each way it was written. Returns whether it was listed. */
export async function deleteCertification(tx: Tx, userId: string, name: string): Promise<boolean> {
  const { certifications } = await tx
    .selectFrom('dietitian_profiles')
    .select('certifications')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const others = certifications.filter((each) => certificateKey(each) !== certificateKey(name))
  if (others.length === certifications.length) return false
  await tx
    .updateTable('dietitian_profiles')
    .set({ certifications: others })
    .where('user_id', '=', userId)
    .execute()
  return true
}
