import { createHash } from 'node:crypto'
import type { Document, uploadDocument as route } from '#contract/documents.ts'
import type { InputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { assertNotUnderReview, lockStatus } from '#server/verification/own-status.ts'
import { checkDocument } from './check-document.ts'
import { record } from './events.ts'
import { cleanName } from './file-name.ts'
import { loadDocument } from './load.ts'
import { restoreDocument, storeDocument } from './sealed-document.ts'

type Ready = Pick<Document, 'id' | 'name' | 'type' | 'bytes'> & { content_hash: string }

/** If the same document is sent again, as after a lost response, the answer is the existing one. */
export const uploadDocument: Verb<typeof route, Ready> = async (tx, actor, { kind }, now, _, { ready }) => {
  await lockStatus(tx, actor.id)
  const { name, content_hash } = ready
  const known = (await namesakes(tx, actor.id, kind, name)).find((each) => each.content_hash === content_hash)
  if (known) return { document: await loadDocument(tx, actor.id, known.id) }
  await assertRoom(tx, actor.id, ready.bytes)
  await tx
    .insertInto('documents')
    .values({ ...ready, user_id: actor.id, kind, uploaded_at: now })
    .execute()
  await record(tx, actor, 'document.uploaded', actor.id, now, { document: ready.id, kind })
  return { document: await loadDocument(tx, actor.id, ready.id) }
}

/** The bytes are stored before a row refers to them; bytes to which no row ever refers are swept away. */
export const storeUploadedDocument = (
  house: House,
  { kind, name, file }: InputOf<typeof route>,
  { actor, upload }: Caller,
): Promise<Ready> =>
  limitUploads(actor.id, async () => {
    const tidied = cleanName(name)
    if (!tidied) throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'required' }] })
    const known = await house.db.as(actor, async (tx) => {
      const found = await namesakes(tx, actor.id, kind, tidied)
      // Checked again under the lock; here it saves an upload of five megabytes. A known document takes no extra
      // room.
      if (found.length === 0) await assertRoom(tx, actor.id, 1)
      return found
    })
    if (!upload) throw new Refusal('unsupported_media_type')
    const sent = { bytes: await upload.bytes(), type: upload.type, file }
    const { bytes, type } = await checkDocument(house, sent)
    const content_hash = createHash('sha256').update(bytes).digest('hex')
    const same = known.find((each) => each.content_hash === content_hash)
    if (same) await restoreDocument(house, actor, same.id, bytes, house.clock.now())
    const id = await storeDocument(house, actor, bytes, house.clock.now())
    return { id, name: tidied, type, bytes: bytes.length, content_hash }
  })

/** The user's documents of this kind and name. */
const namesakes = (tx: Tx, userId: string, kind: Document['kind'], name: string) =>
  tx
    .selectFrom('documents')
    .select(['id', 'content_hash'])
    .where((row) => row.and({ user_id: userId, kind, name }))
    .execute()

const mostFiles = 20
const mostBytes = 50 * 1024 * 1024

async function assertRoom(tx: Tx, userId: string, bytes: number): Promise<void> {
  await assertNotUnderReview(tx, userId)
  const there = await tx
    .selectFrom('documents')
    .select((row) => [row.fn.countAll<string>().as('files'), row.fn.sum<string | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(there.files) >= mostFiles || Number(there.bytes ?? 0) + bytes > mostBytes)
    throw new Refusal('too_many_files')
}
