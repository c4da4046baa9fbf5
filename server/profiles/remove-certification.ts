import { sql } from 'kysely'
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

/** Returns whether it was listed. */
export async function deleteCertification(tx: Tx, userId: string, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update dietitian_profiles set certifications = array_remove(certifications, ${name})
    where user_id = ${userId}::uuid and ${name} = any (certifications)`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
