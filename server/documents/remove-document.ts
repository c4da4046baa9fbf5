import type { removeDocument as route } from '#contract/documents.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertNotUnderReview, lockStatus } from '#server/verification/own-status.ts'
import { record } from './events.ts'

/** Nobody reads it from now on; its bytes go with the job. */
export const removeDocument: Verb<typeof route> = async (tx, actor, { id }, now) => {
  await lockStatus(tx, actor.id)
  const [document] = await tx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning('kind')
    .execute()
  if (!document) throw new Refusal('not_found')
  await assertNotUnderReview(tx, actor.id)
  await record(tx, actor, 'document.removed', actor.id, now, { document: id, kind: document.kind })
  return { done: true }
}
