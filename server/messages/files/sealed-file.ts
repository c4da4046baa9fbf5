import { type Actor, system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Job } from '#server/ground/data/job.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { messageEvents } from '../events.ts'
import { fileNameBinding } from '../message.ts'

type KeepingHouse = Pick<House, 'db' | 'keys' | 'files'>

const fileName = (id: string): string => `attachments/${id}`
const bound = (id: string) => `message_files:${id}`

type Kept = { id: string; name_sealed: Buffer }

/** Encrypted like the text of its conversation, under a fresh id, and stored durably before anything refers to it. */
export async function storeMessageFile(
  { db, keys, files }: KeepingHouse,
  actor: Actor,
  personId: string,
  { bytes, name }: { bytes: Buffer; name: string },
  now: Date,
): Promise<Kept> {
  const { id, key } = await db.as(actor, async (tx) => ({
    id: await freshId(tx),
    key: await ensurePersonKey(tx, keys, personId, now),
  }))
  await files.keep(fileName(id), key.sealBytes(bytes, bound(id)))
  return { id, name_sealed: key.seal(name, fileNameBinding(id)) }
}

/** Null if the bytes, or the key of the person they are about, no longer exist. */
export async function openMessageFile(
  { db, keys, files }: KeepingHouse,
  personId: string,
  id: string,
): Promise<{ bytes: Buffer; key: PersonKey } | null> {
  const [key, sealed] = await Promise.all([
    db.as(system, (tx) => findPersonKey(tx, keys, personId)),
    files.read(fileName(id)),
  ])
  return key && sealed && { bytes: key.openBytes(sealed, bound(id)), key }
}

/** Deletes the bytes; the row is already deleted. */
export const removeMessageFile: Job<EventOfJob<typeof messageEvents, 'message_file_removed'>> = async (
  { db, files },
  eventId,
) => {
  const { file } = (await db.as(system, (tx) => eventOf(tx, eventId))).detail
  if (file) await files.remove(fileName(file))
}
