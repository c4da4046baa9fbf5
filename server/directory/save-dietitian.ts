import type { saveDietitian as route } from '#contract/directory.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isListed } from './facts.ts'

/** Saving twice changes nothing. Nobody can save themselves. */
export const saveDietitian: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const found = await tx.selectNoFrom(isListed(id, now).as('yes')).executeTakeFirstOrThrow()
  if (!found.yes || isSelf(actor, id)) throw new Refusal('not_found')
  await tx
    .insertInto('favorites')
    .values({ patient_id: actor.id, dietitian_id: id, saved_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  return { done: true }
}
