import { sql } from 'kysely'
import type { MessageFile, sendFile as route } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import { checkDocument } from '#server/documents/check-document.ts'
import { cleanName } from '#server/documents/file-name.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { imageSize } from '#server/ground/files/images.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOwnConversation } from '../sides.ts'
import { storeMessageFile } from './sealed-file.ts'

type Ready = MessageFile & { name_sealed: Buffer }

/** The file waits for the message it is attached to. */
export const sendFile: Verb<typeof route, Ready> = async (tx, actor, { id }, now, _, { ready }) => {
  const { name_sealed, ...file } = ready
  await tx
    .insertInto('message_files')
    .values({
      id: file.id,
      conversation_id: id,
      sender_id: actor.id,
      name_sealed,
      type: file.type,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      uploaded_at: now,
    })
    .execute()
  return { file }
}

/** Checked like a document and stored before the transaction; if that fails, the sweep deletes the bytes. */
export const takeFile = (
  house: House,
  { id, name }: InputOf<typeof route>,
  { actor, upload }: Caller,
): Promise<Ready> =>
  limitUploads(actor.id, async () => {
    const personId = await whoseKey(house, actor, id)
    const tidied = cleanName(name)
    if (!tidied) throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'required' }] })
    if (!upload) throw new Refusal('unsupported_media_type')
    const sent = { bytes: await upload.bytes(), type: upload.type, file: name }
    const { bytes, type } = await checkDocument(house, sent)
    const size = type === 'application/pdf' ? null : await imageSize(bytes)
    const kept = await storeMessageFile(house, actor, personId, { bytes, name: tidied }, house.clock.now())
    return {
      ...kept,
      name: tidied,
      type,
      bytes: bytes.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
    }
  })

/** The person whose key encrypts the file; refuses if the other side cannot be reached now. */
async function whoseKey({ db }: Pick<House, 'db'>, actor: Actor, id: string): Promise<string> {
  const [found] = await db.read(
    actor,
    () => sql<{ person_id: string; is_reachable: boolean }>`
      select met.person_id, met.is_reachable from met_conversations as met where met.id = ${id}::uuid and ${isOwnConversation(actor, 'met')}`,
  )
  if (!found) throw new Refusal('not_found')
  if (!found.is_reachable) throw new Refusal('not_reachable')
  return found.person_id
}
