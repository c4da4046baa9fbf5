import { type Actor, system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Job } from '#server/ground/data/job.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { documentEvents } from './events.ts'

type KeepingHouse = Pick<House, 'db' | 'keys' | 'files'>

const documentName = (id: string): string => `documents/${id}`
const bound = (id: string) => `documents:${id}`

/** Stores a file under a new id, encrypted with its owner's key. It survives a power loss once this resolves. */
export async function storeDocument(
  { db, keys, files }: KeepingHouse,
  owner: Actor,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const { id, key } = await db.as(owner, async (tx) => ({
    id: await freshId(tx),
    key: await ensurePersonKey(tx, keys, owner.id, now),
  }))
  await files.keep(documentName(id), key.sealBytes(bytes, bound(id)))
  return id
}

/** Writes the bytes of an existing document again if the store has lost them. */
export async function restoreDocument(
  { db, keys, files, log }: KeepingHouse & Pick<House, 'log'>,
  owner: Actor,
  id: string,
  bytes: Buffer,
  now: Date,
): Promise<void> {
  if (await files.read(documentName(id))) return
  const key = await db.as(owner, (tx) => ensurePersonKey(tx, keys, owner.id, now))
  await files.keep(documentName(id), key.sealBytes(bytes, bound(id)))
  log('info', 'document.healed', { document: id })
}

/** Null if the bytes or the owner's key are missing. */
export async function openDocument(
  { db, keys, files }: KeepingHouse,
  ownerId: string,
  id: string,
): Promise<Buffer | null> {
  const [key, sealed] = await Promise.all([
    db.as(system, (tx) => findPersonKey(tx, keys, ownerId)),
    files.read(documentName(id)),
  ])
  return key && sealed && key.openBytes(sealed, bound(id))
}

/** Removes the bytes of a document whose row is already deleted. */
export const removeDocumentFile: Job<EventOfJob<typeof documentEvents, 'document_removed'>> = async (
  { db, files },
  eventId,
) => {
  const { document } = (await db.as(system, (tx) => eventOf(tx, eventId))).detail
  await files.remove(documentName(document))
}
