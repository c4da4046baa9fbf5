import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { InputOf } from '#contract/route.ts'
import { isListed, isPublicPhoto } from '#server/directory/facts.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { detectFileType, isPolyglot } from '#server/ground/files/detect-file-type.ts'
import { cropToSquares } from '#server/ground/files/images.ts'
import { isInfected } from '#server/ground/files/scan.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { actsAsAdmin } from '#server/ground/http/session.ts'
import type { Upload } from '#server/ground/http/upload.ts'
import { record } from './events.ts'
import { photoName } from './photo-files.ts'

/** The caller's own photo; any photo for admins; for all others the photos of dietitians listed now. */
export async function readPhoto(
  house: House,
  { id, size }: InputOf<typeof contract.readPhoto>,
  { actor, session }: Caller,
): Promise<FileAnswer | null> {
  const now = house.clock.now()
  const [seen] = await house.db.read(
    actor,
    () => sql`select from photos where id = ${id}::uuid
      and (user_id = ${actor.id}::uuid or ${actsAsAdmin(session)} or ${isListed(sql`photos.user_id`, now)})`,
  )
  const bytes = seen ? await house.files.read(photoName(id, size)) : null
  return bytes ? { bytes, type: 'image/webp', isForever: true } : null
}

/** Photos of dietitians who chose to be visible to everybody, signed in or not. */
export async function readPublicPhoto(
  house: House,
  { id, size }: InputOf<typeof contract.readPublicPhoto>,
  { actor }: Caller,
): Promise<FileAnswer | null> {
  const [seen] = await house.db.read(actor, () => sql`select where ${isPublicPhoto(id, house.clock.now())}`)
  const bytes = seen ? await house.files.read(photoName(id, size)) : null
  return bytes ? { bytes, type: 'image/webp', isForever: true } : null
}

type Ready = { id: string }

/** A new photo has a new URL, so that nobody sees a cached old one after reloading the page. */
export const savePhoto: Verb<typeof contract.savePhoto, Ready> = async (
  tx,
  actor,
  _,
  now,
  _house,
  { ready: { id } },
) => {
  await lockFor(tx, `photos:${actor.id}`)
  const [old] = await tx.deleteFrom('photos').where('user_id', '=', actor.id).returning('id').execute()
  await tx.insertInto('photos').values({ id, user_id: actor.id, taken_at: now }).execute()
  await record(tx, actor, 'practice.photo_changed', actor.id, now, old && { removed: old.id })
  return { photoId: id }
}

/** The bytes are stored before a row refers to them; bytes that no row refers to are swept away. */
export const takePhoto = (house: House, _: unknown, { actor, upload }: Caller): Promise<Ready> =>
  limitUploads(actor.id, async () => {
    const squares = await squaresIn(house, upload)
    const id = randomUUID()
    await house.files.keep(photoName(id, 'small'), squares.small)
    await house.files.keep(photoName(id, 'large'), squares.large)
    return { id }
  })

async function squaresIn({ settings }: House, upload: Upload | undefined) {
  if (!upload) throw new Refusal('unsupported_media_type')
  const bytes = await upload.bytes()
  if (detectFileType(bytes) !== upload.type || isPolyglot(bytes) || (await isInfected(settings, bytes)))
    throw new Refusal('file_refused')
  const squares = await cropToSquares(bytes)
  if (!squares) throw new Refusal('file_refused')
  return squares
}

export const removePhoto: Verb<typeof contract.removePhoto> = async (tx, actor, _, now) => {
  const [old] = await tx.deleteFrom('photos').where('user_id', '=', actor.id).returning('id').execute()
  if (old) await record(tx, actor, 'practice.photo_changed', actor.id, now, { removed: old.id })
  return { done: true }
}
