import type { Report, removeReport as removeRoute, uploadReport as route } from '#contract/health/reports.ts'
import type { InputOf } from '#contract/route.ts'
import { checkDocument } from '#server/documents/check-document.ts'
import { cleanName } from '#server/documents/file-name.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { record } from '../events.ts'
import { healthFileNameBinding, restoreHealthFile, storeHealthFile } from '../files.ts'
import { assertConsent } from '../own-key.ts'
import { assertRoomForFile } from './assert-room-for-file.ts'
import { reportsOf, viewReport } from './reports.ts'

type Ready = { id: string; type: Report['type']; bytes: number; name_sealed: Buffer }

export const uploadReport: Verb<typeof route, Ready> = async (
  tx,
  actor,
  { clientId, reportedOn },
  now,
  house,
  { ready },
) => {
  await assertConsent(tx, actor.id)
  await assertRoomForFile(tx, actor.id, ready.bytes)
  const kept = await tx
    .insertInto('health_files')
    .values({ ...ready, user_id: actor.id, client_id: clientId, reported_on: reportedOn, uploaded_at: now })
    .onConflict((known) => known.constraint('health_files_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept) {
    await record(tx, actor, 'health.file_kept', actor.id, now, { file: ready.id, files: [] })
    await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  }
  return { report: await reportWith(tx, house, actor, clientId) }
}

/** If a report is sent again, the answer is the stored one; the nightly sweep removes the extra bytes. */
async function reportWith(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { id }: Actor,
  clientId: string,
): Promise<Report> {
  const known = await tx
    .selectFrom('health_files')
    .select('id')
    .where('user_id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const { rows } = await reportsOf(id, known?.id ?? clientId).execute(tx)
  if (!rows[0]) throw new Refusal('key_used_for_another_request')
  return viewReport(rows[0], await findPersonKey(tx, keys, id))
}

/** Checked in the same way as documents. */
export const takeReport = (
  house: House,
  { clientId, name, file, reportedOn }: InputOf<typeof route>,
  { actor, upload }: Caller,
): Promise<Ready> =>
  limitUploads(actor.id, async () => {
    const tidied = cleanName(name)
    if (!tidied) throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'required' }] })
    if (reportedOn > dayAt('Pacific/Kiritimati', house.clock.now()))
      throw new Refusal('invalid_fields', { fields: [{ field: 'reportedOn', code: 'moment_in_future' }] })
    await house.db.as(actor, async (tx) => {
      await assertConsent(tx, actor.id)
      await assertRoomForFile(tx, actor.id, 1)
    })
    if (!upload) throw new Refusal('unsupported_media_type')
    const { bytes, type } = await checkDocument(house, {
      bytes: await upload.bytes(),
      type: upload.type,
      file,
    })
    await restoreHealthFile(house, actor, { clientId, type, bytes }, house.clock.now())
    const { id, key } = await storeHealthFile(house, actor, actor.id, bytes, house.clock.now())
    return { id, type, bytes: bytes.length, name_sealed: key.seal(tidied, healthFileNameBinding(id)) }
  })

export const removeReport: Verb<typeof removeRoute> = async (tx, actor, { id }, now, house) => {
  const removed = await tx
    .deleteFrom('health_files')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('entry_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await record(tx, actor, 'health.file_removed', actor.id, now, { files: [id] })
  await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { done: true }
}
