import { sql } from 'kysely'
import { photoSizes } from '#contract/profiles.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import type { profileEvents } from './events.ts'

type Size = (typeof photoSizes)[number]

/** The file name for the bytes of a profile photo. */
export const photoName = (id: string, size: Size): string => `photos/${id}.${size}`

/** Deletes the bytes of a photo whose row is already deleted. */
export const removePhotoFiles: Job<EventOfJob<typeof profileEvents, 'photo_removed'>> = async (
  { db, files },
  eventId,
) => {
  const { removed } = (await db.as(system, (tx) => eventOf(tx, eventId))).detail
  if (removed) for (const size of photoSizes) await files.remove(photoName(removed, size))
}

export const profileFiles = {
  photos: {
    known: (ids) => sql`select id from photos where id = any (${ids}::uuid[])`,
    newest: (most) =>
      sql`select 'photos/' || id || '.large' as name from photos order by taken_at desc limit ${most}`,
  },
} satisfies FileFolders
