import { sql } from 'kysely'
import { publicFaceOf } from '#server/directory/facts.ts'
import { system } from '#server/ground/data/db.ts'
import { portraitForMail } from '#server/ground/files/images.ts'
import type { House } from '#server/ground/house.ts'
import type { InlinePicture } from '#server/ground/post/letter-pictures.ts'
import { photoName } from './photo-files.ts'

/** The dietitian's photo to travel inside an email, if everybody may see it. */
export async function faceForMail(house: House, dietitianId: string): Promise<InlinePicture | null> {
  const photoId = await house.db.as(system, async (tx) => {
    const { rows } = await sql<{ photo_id: string | null }>`
      select ${publicFaceOf(dietitianId, house.clock.now())}->>'photoId' as photo_id`.execute(tx)
    return rows[0]?.photo_id
  })
  const stored = photoId && (await house.files.read(photoName(photoId, 'small')))
  const bytes = stored ? await portraitForMail(stored) : null
  return bytes && { cid: 'portrait', type: 'image/jpeg', bytes }
}
