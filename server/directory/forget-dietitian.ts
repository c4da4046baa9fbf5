import type { forgetDietitian as route } from '#contract/directory.ts'
import type { Verb } from '#server/ground/http/bind.ts'

/** Removes a saved dietitian, whether or not they are still listed. */
export const forgetDietitian: Verb<typeof route> = async (tx, actor, { id }) => {
  await tx.deleteFrom('favorites').where('patient_id', '=', actor.id).where('dietitian_id', '=', id).execute()
  return { done: true }
}
