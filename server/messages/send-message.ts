import { sql } from 'kysely'
import type { sendMessage as route } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from './events.ts'
import {
  type ConversationContext,
  contentBinding,
  contextColumns,
  conversationKey,
  type FileRow,
  loadMessage,
  type MessageRow,
  viewMessage,
} from './message.ts'
import { adminsIn, isOwnConversation, membersOf, sideOf } from './sides.ts'

type Locked = ConversationContext & {
  dietitian_id: string | null
  last_sequence: number
  is_reachable: boolean
  admins: string[] | null
  fresh_id: string
  /** The earlier message with this client id, and its conversation. */
  known_id: string | null
  known_in: string | null
}

/**
 * Everything it depends on is read under the lock that orders a conversation. A repeated message is answered with the
 * stored one.
 */
export const sendMessage: Verb<typeof route> = async (tx, actor, input, now, house) => {
  const [row, file] = await Promise.all([lockFor(tx, actor, input), waitingFile(tx, actor, input)])
  if (!row) throw new Refusal('not_found')
  if (row.known_id) {
    if (row.known_in !== row.id) throw new Refusal('key_used_for_another_request')
    return loadMessage(tx, actor, row.known_id, house, now)
  }
  if (!row.is_reachable) throw new Refusal('not_reachable')
  if (input.fileId !== undefined && !file) throw new Refusal('not_found')
  const key = conversationKey(row, house) ?? (await ensurePersonKey(tx, house.keys, row.person_id, now))
  const message: MessageRow = {
    message_id: row.fresh_id,
    sequence: row.last_sequence + 1,
    sender_id: actor.id,
    by_person: sideOf(actor, row) === 'person',
    client_id: input.clientId,
    content_sealed: input.content === undefined ? null : sealed(key, input.content, row.fresh_id),
    at: now,
    edited_at: null,
    taken_back_at: null,
    sender_name: null,
    ...(file ?? { file_id: null, file_type: null }),
  }
  await Promise.all([
    write(tx, row.id, message),
    file && attach(tx, message.message_id, file.file_id),
    record(tx, actor, 'message.sent', row.id, now, {
      message: message.message_id,
      sequence: message.sequence,
    }),
    announce(tx, house, membersOf(row, row.admins), {
      topic: 'messages',
      conversation: row.id,
      sequence: message.sequence,
    }),
  ])
  return { message: viewMessage(message, row, key, actor, now, house) }
}

const sealed = (key: PersonKey, content: string, id: string) => key.seal(content, contentBinding(id))

async function lockFor(
  tx: Tx,
  actor: Actor,
  { id, clientId }: InputOf<typeof route>,
): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select ${contextColumns('conversations')}, dietitian_id, last_sequence::int as last_sequence, ${adminsIn('conversations')} as admins,
        (select is_reachable from met_conversations as met where met.id = conversations.id) as is_reachable,
        uuidv7() as fresh_id, known.id as known_id, known.conversation_id as known_in
      from conversations
        left join messages as known on known.sender_id = ${actor.id}::uuid and known.client_id = ${clientId}::uuid
      where conversations.id = ${id}::uuid and ${isOwnConversation(actor)}
      for no key update of conversations`.execute(tx)
  return rows[0]
}

/** The sender’s own file, not yet attached to a message. */
async function waitingFile(
  tx: Tx,
  { id: senderId }: Actor,
  { id, fileId }: InputOf<typeof route>,
): Promise<FileRow | undefined> {
  if (fileId === undefined) return undefined
  const { rows } = await sql<FileRow>`
    select id as file_id, name_sealed, type as file_type, bytes, width, height from message_files
      where id = ${fileId}::uuid and conversation_id = ${id}::uuid and sender_id = ${senderId}::uuid and message_id is null
      for update`.execute(tx)
  return rows[0]
}

/** A concurrent message with the same client id rolls all of this back; the retry then finds that message. */
const write = (tx: Tx, conversation: string, row: MessageRow) =>
  sql`with moved as (
      update conversations set last_sequence = ${row.sequence}, last_at = ${row.at}::timestamptz where id = ${conversation}::uuid
    ), written as (
      insert into messages (id, conversation_id, sequence, sender_id, by_person, client_id, content_sealed, at)
        values (${row.message_id}::uuid, ${conversation}::uuid, ${row.sequence}, ${row.sender_id}::uuid, ${row.by_person}, ${row.client_id}::uuid,
          ${row.content_sealed}, ${row.at}::timestamptz)
        on conflict on constraint messages_once do nothing returning id
    ) select app.assert_written(count(*)) from written`.execute(tx)

const attach = (tx: Tx, message: string, file: string) =>
  sql`update message_files set message_id = ${message}::uuid where id = ${file}::uuid`.execute(tx)
