import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Document } from '#contract/documents.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { actsAsAdmin } from '#server/ground/http/session.ts'
import { deleteCertification } from '#server/profiles/remove-certification.ts'
import { assertNotUnderReview, lockStatus } from '#server/verification/own-status.ts'
import { record } from './events.ts'
import { downloadName } from './file-name.ts'
import { documentsOf, viewDocument } from './load.ts'
import { openDocument } from './sealed-document.ts'

export const listDocuments: Read<typeof contract.listDocuments, Parameters<typeof viewDocument>[0]> = ({
  id,
}) => ({
  query: () => documentsOf(id),
  view: (rows) => ({ documents: rows.map(viewDocument) }),
})

type Found = Pick<Document, 'name' | 'type'> & { user_id: string }

/** For the owning dietitian and for admins; an admin's reading is recorded before the document is delivered. */
export async function readDocument(
  house: House,
  { id }: InputOf<typeof contract.readDocument>,
  { actor, session }: Caller,
): Promise<FileAnswer | null> {
  const isAdmin = actsAsAdmin(session)
  const [found] = await house.db.read(actor, () => visible(id, actor, isAdmin))
  if (!found) return null
  const bytes = await openDocument(house, found.user_id, id)
  if (!bytes) {
    house.log('error', 'document.missing', { document: id })
    throw new Refusal(isAdmin ? 'document_missing' : 'own_document_missing')
  }
  if (isAdmin) await noteReading(house, actor, found.user_id, id)
  return { bytes, type: found.type, name: downloadName(found.name, found.type) }
}

const visible = (id: string, { id: readerId, role }: Actor, isAdmin: boolean) => sql<Found>`
  select user_id, name, type from documents where id = ${id}::uuid
    and (${isAdmin} or (${role} = 'dietitian' and user_id = ${readerId}::uuid))`

const noteReading = ({ db, clock }: House, actor: Actor, ownerId: string, id: string) =>
  db.as(actor, (tx) => record(tx, actor, 'document.read', ownerId, clock.now(), { document: id }))

/**
 * Nobody can read the document from now on; a job removes its bytes. A certificate takes its certification with it. A
 * document by which its owner was verified stays: the database itself protects it until a newer one of its kind is
 * verified.
 */
export const removeDocument: Verb<typeof contract.removeDocument> = async (tx, actor, { id }, now) => {
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
