import { sql } from 'kysely'
import { type Actor, system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Job } from '#server/ground/data/job.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import type { House } from '#server/ground/house.ts'
import type { healthEvents } from './events.ts'

type KeepingHouse = Pick<House, 'db' | 'keys' | 'files'>

const fileName = (id: string): string => `health/${id}`
const bound = (id: string) => `health_files:${id}`
export const healthFileNameBinding = (id: string): string => `health_files.name:${id}`

/** Stores a file under a new id, encrypted with the patient's key. It survives a power loss once this resolves. */
export async function storeHealthFile(
  { db, keys, files }: KeepingHouse,
  owner: Actor,
  userId: string,
  bytes: Buffer,
  now: Date,
): Promise<{ id: string; key: PersonKey }> {
  const { id, key } = await db.as(owner, async (tx) => ({
    id: await freshId(tx),
    key: await ensurePersonKey(tx, keys, userId, now),
  }))
  await files.keep(fileName(id), key.sealBytes(bytes, bound(id)))
  return { id, key }
}

/** Writes the bytes of a file that is sent again, if the store has lost them. */
export async function restoreHealthFile(
  { db, keys, files, log }: KeepingHouse & Pick<House, 'log'>,
  owner: Actor,
  sent: { clientId: string; type: string; bytes: Buffer },
  now: Date,
): Promise<void> {
  const [known] = await db.read(
    owner,
    () => sql<{ id: string }>`select id from health_files where user_id = ${owner.id}::uuid
      and client_id = ${sent.clientId}::uuid and type = ${sent.type} and bytes = ${sent.bytes.length}`,
  )
  if (!known || (await files.read(fileName(known.id)))) return
  const key = await db.as(owner, (tx) => ensurePersonKey(tx, keys, owner.id, now))
  await files.keep(fileName(known.id), key.sealBytes(sent.bytes, bound(known.id)))
  log('info', 'health_file.healed', { file: known.id })
}

/** Null if the bytes or the patient's key are missing. */
export async function openHealthFile(
  { db, keys, files, log }: KeepingHouse & Pick<House, 'log'>,
  userId: string,
  id: string,
): Promise<{ bytes: Buffer; key: PersonKey } | null> {
  const [key, sealed] = await Promise.all([
    db.as(system, (tx) => findPersonKey(tx, keys, userId)),
    files.read(fileName(id)),
  ])
  if (key && sealed) return { bytes: key.openBytes(sealed, bound(id)), key }
  log('error', 'health_file.missing', { file: id })
  return null
}

/** Removes the bytes; the rows are already deleted. */
export const removeHealthFiles: Job<EventOfJob<typeof healthEvents, 'health_files_removed'>> = async (
  { db, files },
  eventId,
) => {
  const { detail } = await db.as(system, (tx) => eventOf(tx, eventId))
  for (const file of detail.files) await files.remove(fileName(file))
}

export const healthFiles = {
  health: {
    known: (ids) => sql`select id from health_files where id = any (${ids}::uuid[])`,
    newest: (most) => sql`select 'health/' || id as name from health_files order by id desc limit ${most}`,
  },
} satisfies FileFolders

/** Per person, photos and reports together. */
export const mostFiles = 500
export const mostFileBytes = 500 * 1024 * 1024
