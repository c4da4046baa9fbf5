import { sql } from 'kysely'
import type { readPublicPhoto as publicRoute, readPhoto as route } from '#contract/profiles.ts'
import type { InputOf } from '#contract/route.ts'
import { isListed, isPublicPhoto } from '#server/directory/facts.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { actsAsAdmin } from '#server/ground/http/session.ts'
import { photoName } from './photo-files.ts'

/** The caller's own photo, anybody's for admins, and for all others those of dietitians listed now. */
export async function readPhoto(
  house: House,
  { id, size }: InputOf<typeof route>,
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

/** Photos of dietitians who chose to be seen by everybody, signed in or not. */
export async function readPublicPhoto(
  house: House,
  { id, size }: InputOf<typeof publicRoute>,
  { actor }: Caller,
): Promise<FileAnswer | null> {
  const [seen] = await house.db.read(actor, () => sql`select where ${isPublicPhoto(id, house.clock.now())}`)
  const bytes = seen ? await house.files.read(photoName(id, size)) : null
  return bytes ? { bytes, type: 'image/webp', isForever: true } : null
}
