import { sql } from 'kysely'
import type { saveMealPhoto as route } from '#contract/health/diary.ts'
import type { InputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { detectFileType, isPolyglot } from '#server/ground/files/detect-file-type.ts'
import { reencodeImage } from '#server/ground/files/images.ts'
import { isInfected } from '#server/ground/files/scan.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { findEntry } from '../entries.ts'
import { record } from '../events.ts'
import { healthFileNameBinding, storeHealthFile } from '../files.ts'
import { assertConsent } from '../own-key.ts'
import { assertRoomForFile } from '../reports/assert-room-for-file.ts'

type Ready = { id: string; type: 'image/jpeg' | 'image/png'; bytes: number; name_sealed: Buffer }

/** One photo per meal: a new one replaces it. */
export const saveMealPhoto: Verb<typeof route, Ready> = async (tx, actor, { id }, now, house, { ready }) => {
  await assertConsent(tx, actor.id)
  await assertMeal(tx, actor.id, id)
  const before = await tx
    .deleteFrom('health_files')
    .where('entry_id', '=', id)
    .returning('id')
    .executeTakeFirst()
  await assertRoomForFile(tx, actor.id, ready.bytes)
  await tx
    .insertInto('health_files')
    .values({ ...ready, user_id: actor.id, entry_id: id, client_id: ready.id, uploaded_at: now })
    .execute()
  await record(tx, actor, 'health.file_kept', actor.id, now, {
    file: ready.id,
    files: before ? [before.id] : [],
  })
  await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { photoId: ready.id }
}

async function assertMeal(tx: Tx, userId: string, id: string): Promise<void> {
  const meal = await findEntry(tx, { userId, kinds: ['meal'], id }, sql`for update of entry`)
  if (!meal) throw new Refusal('not_found')
}

/**
 * Re-encoded, which removes the location of the photo. If the request fails later, the nightly sweep removes the
 * file.
 */
export const takeMealPhoto = (
  house: House,
  { id }: InputOf<typeof route>,
  { actor, upload }: Caller,
): Promise<Ready> =>
  limitUploads(actor.id, async () => {
    await house.db.as(actor, async (tx) => {
      await assertConsent(tx, actor.id)
      await assertMeal(tx, actor.id, id)
    })
    if (!upload) throw new Refusal('unsupported_media_type')
    const sent = await upload.bytes()
    const type = detectFileType(sent)
    if (type !== upload.type || (type !== 'image/jpeg' && type !== 'image/png') || isPolyglot(sent))
      throw new Refusal('file_refused')
    if (await isInfected(house.settings, sent)) throw new Refusal('file_refused')
    const bytes = await reencodeImage(sent, type)
    if (!bytes) throw new Refusal('file_refused')
    const kept = await storeHealthFile(house, actor, actor.id, bytes, house.clock.now())
    return {
      id: kept.id,
      type,
      bytes: bytes.length,
      name_sealed: kept.key.seal('', healthFileNameBinding(kept.id)),
    }
  })
