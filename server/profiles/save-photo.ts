import { randomUUID } from 'node:crypto'
import type { savePhoto as route } from '#contract/profiles.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { detectFileType, isPolyglot } from '#server/ground/files/detect-file-type.ts'
import { cropToSquares } from '#server/ground/files/images.ts'
import { isInfected } from '#server/ground/files/scan.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import type { Upload } from '#server/ground/http/upload.ts'
import { record } from './events.ts'
import { photoName } from './photo-files.ts'

type Ready = { id: string }

/** A new photo has a new URL, so nobody sees a cached old one once the page has been loaded again. */
export const savePhoto: Verb<typeof route, Ready> = async (tx, actor, _, now, _house, { ready: { id } }) => {
  await lockFor(tx, `photos:${actor.id}`)
  const [old] = await tx.deleteFrom('photos').where('user_id', '=', actor.id).returning('id').execute()
  await tx.insertInto('photos').values({ id, user_id: actor.id, taken_at: now }).execute()
  await record(tx, actor, 'practice.photo_changed', actor.id, now, old && { removed: old.id })
  return { photoId: id }
}

/** The bytes are stored before a row refers to them; bytes that no row ever refers to are swept away. */
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
