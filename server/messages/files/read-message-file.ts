import { sql } from 'kysely'
import type { MessageFile, readMessageFile as route } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import { downloadName } from '#server/documents/file-name.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { assertSecondFactor } from '../limits.ts'
import { fileNameBinding } from '../message.ts'
import { isOwnConversation } from '../sides.ts'
import { openMessageFile } from './sealed-file.ts'

type Found = { person_id: string; name_sealed: Buffer; type: MessageFile['type'] }

/** Readable by both sides once sent, before that only by the uploader. */
export async function readMessageFile(
  house: House,
  { id }: InputOf<typeof route>,
  { actor, session }: Caller,
): Promise<FileAnswer | null> {
  assertSecondFactor({ session })
  const [found] = await house.db.read(
    actor,
    () => sql<Found>`
      select conversations.person_id, file.name_sealed, file.type
        from message_files as file join conversations on conversations.id = file.conversation_id
        where file.id = ${id}::uuid and ${isOwnConversation(actor)} and (file.message_id is not null or file.sender_id = ${actor.id}::uuid)`,
  )
  if (!found) return null
  const opened = await openMessageFile(house, found.person_id, id)
  if (!opened) {
    house.log('error', 'message_file.missing', { file: id })
    return null
  }
  const name = opened.key.tryOpen(found.name_sealed, fileNameBinding(id)) ?? id
  return { bytes: opened.bytes, type: found.type, name: downloadName(name, found.type) }
}
