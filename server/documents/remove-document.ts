import type { removeDocument as route } from '#contract/documents.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { deleteCertification } from '#server/profiles/remove-certification.ts'
import { assertNotUnderReview, lockStatus } from '#server/verification/own-status.ts'
import { record } from './events.ts'

/**
 * Nobody can read it from now on; a job removes its bytes. A certificate takes its certification with it. A document
 * that its owner was verified by stays: the database itself protects it until a newer one of its kind is verified.
 */
export const removeDocument: Verb<typeof route> = async (tx, actor, { id }, now) => {
  await lockStatus(tx, actor.id)
  const [document] = await tx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning(['kind', 'name'])
    .execute()
    .catch(orKept)
  if (!document) throw new Refusal('not_found')
  await assertNotUnderReview(tx, actor.id)
  if (document.kind === 'certificate') await deleteCertification(tx, actor.id, document.name)
  await record(tx, actor, 'document.removed', actor.id, now, { document: id, kind: document.kind })
  return { done: true }
}

function orKept(fault: unknown): never {
  if ((fault as { constraint?: string }).constraint === 'document_kept') throw new Refusal('document_kept')
  throw fault
}
