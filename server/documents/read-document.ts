import { sql } from 'kysely'
import type { Document, readDocument as route } from '#contract/documents.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { actsAsAdmin } from '#server/ground/http/session.ts'
import { record } from './events.ts'
import { downloadName } from './file-name.ts'
import { openDocument } from './sealed-document.ts'

type Found = Pick<Document, 'name' | 'type'> & { user_id: string }

/** For the owning dietitian and for admins; an admin's reading is recorded before the document is delivered. */
export async function readDocument(
  house: House,
  { id }: InputOf<typeof route>,
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
