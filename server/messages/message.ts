import { type RawBuilder, sql } from 'kysely'
import { changeableMinutes, type Message, type MessageFile } from '#contract/messages.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { openPersonKey, type PersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { nameOf } from '#server/profiles/facts.ts'
import { type ConversationKind, isOwnConversation, sideOf } from './sides.ts'

export type FileRow = {
  file_id: string
  name_sealed: Buffer
  file_type: MessageFile['type']
  bytes: number
  width: number | null
  height: number | null
}

export type MessageRow = {
  message_id: string
  sequence: number
  sender_id: string | null
  by_person: boolean
  client_id: string
  content_sealed: Buffer | null
  at: Date
  edited_at: Date | null
  taken_back_at: Date | null
  sender_name: string | null
} & (FileRow | { file_id: null; file_type: null })

/** The facts that the messages of one conversation share. */
export type ConversationContext = {
  id: string
  kind: ConversationKind
  person_id: string
  person_read: number
  other_read: number
  key_sealed: Buffer | null
}

export const contextColumns = (table: string): RawBuilder<ConversationContext> => sql`
  ${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.kind`)}, ${sql.ref(`${table}.person_id`)},
  ${sql.ref(`${table}.person_read`)}::int as person_read, ${sql.ref(`${table}.other_read`)}::int as other_read,
  ${sealedKeyColumn(sql.ref(`${table}.person_id`))} as key_sealed`

/** Columns of `messages` and the attached file; admins also see which admin answered. */
export const messageColumns = ({ role }: Actor): RawBuilder<MessageRow> => sql`
  messages.id as message_id, messages.sequence::int as sequence, messages.sender_id, messages.by_person, messages.client_id,
  messages.content_sealed, messages.at, messages.edited_at, messages.taken_back_at,
  ${role === 'admin' ? sql`case when not messages.by_person then ${nameOf(sql`messages.sender_id`)} end` : sql`null`} as sender_name,
  file.id as file_id, file.name_sealed, file.type as file_type, file.bytes, file.width, file.height`

export const withFile: RawBuilder<unknown> = sql`left join message_files as file on file.message_id = messages.id`

export const contentBinding = (id: string): string => `messages:${id}`
export const fileNameBinding = (id: string): string => `message_files:${id}:name`

type Opening = Pick<House, 'keys' | 'log'>

/** Null if the person’s key has been deleted. */
export const conversationKey = (
  { person_id, key_sealed }: Pick<ConversationContext, 'person_id' | 'key_sealed'>,
  { keys }: Pick<House, 'keys'>,
): PersonKey | null => key_sealed && openPersonKey(keys, person_id, key_sealed)

/** The text, or null if there is none or it cannot be decrypted. */
export function contentOf(
  { message_id, content_sealed }: Pick<MessageRow, 'message_id' | 'content_sealed'>,
  key: PersonKey | null,
  { log }: Pick<House, 'log'>,
): string | null {
  if (!content_sealed) return null
  const content = key?.tryOpen(content_sealed, contentBinding(message_id)) ?? null
  if (content === null) log('error', 'conversation.unopenable', { message: message_id })
  return content
}

const changeableFor = changeableMinutes * 60_000

export const isChangeable = ({ at }: Pick<MessageRow, 'at'>, now: Date): boolean =>
  now.getTime() < at.getTime() + changeableFor

export function viewMessage(
  row: MessageRow,
  around: ConversationContext,
  key: PersonKey | null,
  actor: Actor,
  now: Date,
  house: Opening,
): Message {
  const side = sideOf(actor, around)
  const isOwn = row.by_person === (side === 'person')
  const isMine = row.sender_id !== null && isSelf(actor, row.sender_id)
  const hidesSender = around.kind === 'support' && !row.by_person && side === 'person'
  const readUpTo = row.by_person ? around.other_read : around.person_read
  const isThere = row.taken_back_at === null
  return {
    id: row.message_id,
    conversationId: around.id,
    clientId: isMine ? row.client_id : null,
    sequence: row.sequence,
    senderId: hidesSender ? null : row.sender_id,
    isOwn,
    senderName: row.sender_name,
    content: isThere ? contentOf(row, key, house) : null,
    file: isThere && row.file_id !== null ? viewFile(row, key) : null,
    at: row.at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    changeableUntil:
      isMine && isThere && isChangeable(row, now)
        ? new Date(row.at.getTime() + changeableFor).toISOString()
        : null,
    read: row.sequence <= readUpTo,
  }
}

export const viewFile = (
  { file_id, name_sealed, file_type, bytes, width, height }: FileRow,
  key: PersonKey | null,
): MessageFile => ({
  id: file_id,
  name: key?.tryOpen(name_sealed, fileNameBinding(file_id)) ?? '',
  type: file_type,
  bytes,
  width,
  height,
})

/** One message from the reader’s own conversations, read within the transaction. */
export async function loadMessage(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Opening,
  now: Date,
): Promise<{ message: Message }> {
  const { rows } = await sql<MessageRow & ConversationContext>`
    select ${messageColumns(actor)}, ${contextColumns('conversations')}
      from messages join conversations on conversations.id = messages.conversation_id ${withFile}
      where messages.id = ${id}::uuid and ${isOwnConversation(actor)}`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { message: viewMessage(row, row, conversationKey(row, house), actor, now, house) }
}
