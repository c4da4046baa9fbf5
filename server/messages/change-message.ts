import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Message } from '#contract/messages.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from './events.ts'
import {
  type ConversationContext,
  contentBinding,
  contentOf,
  contextColumns,
  conversationKey,
  isChangeable,
  type MessageRow,
  messageColumns,
  viewMessage,
  withFile,
} from './message.ts'
import { adminsIn, isOwnConversation, membersOf } from './sides.ts'

/** Sending the same text again changes nothing, and does not mark the message as edited. */
export const editMessage: Verb<typeof contract.editMessage> = (tx, actor, { id, content }, now, house) =>
  changeMessage(
    tx,
    actor,
    {
      id,
      isDone: (row) => {
        if (row.taken_back_at) throw new Refusal('message_taken_back')
        return contentOf(row, conversationKey(row, house), house) === content
      },
      set: (_, key) => {
        if (!key) throw new Error('the person of a message has no key')
        return { content_sealed: key.seal(content, contentBinding(id)), edited_at: now, taken_back_at: null }
      },
      also: (row) => [record(tx, actor, 'message.edited', row.id, now, messageDetail(row))],
    },
    now,
    house,
  )

/** The text is deleted immediately, the bytes of a file by a job. */
export const takeBackMessage: Verb<typeof contract.takeBackMessage> = (tx, actor, { id }, now, house) =>
  changeMessage(
    tx,
    actor,
    {
      id,
      isDone: ({ taken_back_at }) => taken_back_at !== null,
      set: ({ edited_at }) => ({ content_sealed: null, edited_at, taken_back_at: now }),
      also: (row) => [
        ...(row.file_id === null
          ? []
          : [sql`delete from message_files where id = ${row.file_id}::uuid`.execute(tx)]),
        record(tx, actor, 'message.taken_back', row.id, now, { ...messageDetail(row), file: row.file_id }),
      ],
    },
    now,
    house,
  )

type OwnMessage = MessageRow & ConversationContext & { dietitian_id: string | null; admins: string[] | null }

type Change = {
  id: string
  /** The change was already made, or would change nothing. */
  isDone: (row: OwnMessage) => boolean
  /** The columns after the change. */
  set: (
    row: OwnMessage,
    key: PersonKey | null,
  ) => Pick<MessageRow, 'content_sealed' | 'edited_at' | 'taken_back_at'>
  /** Further writes in the same transaction. */
  also: (row: OwnMessage) => readonly Promise<unknown>[]
}

/** Shared by editing and taking back: only the actor's own message, within five minutes; both sides are notified. */
async function changeMessage(
  tx: Tx,
  actor: Actor,
  { id, isDone, set, also }: Change,
  now: Date,
  house: House,
): Promise<{ message: Message }> {
  const row = await lockOwn(tx, actor, id)
  const key = conversationKey(row, house)
  if (isDone(row)) return { message: viewMessage(row, row, key, actor, now, house) }
  if (!isChangeable(row, now)) throw new Refusal('too_late_to_change_message')
  const changed = { ...row, ...set(row, key) }
  await Promise.all([
    sql`update messages set content_sealed = ${changed.content_sealed}, edited_at = ${changed.edited_at}::timestamptz, taken_back_at = ${changed.taken_back_at}::timestamptz
      where id = ${id}::uuid`.execute(tx),
    ...also(row),
    announce(tx, house, membersOf(row, row.admins), {
      topic: 'messages',
      conversation: row.id,
      sequence: row.sequence,
    }),
  ])
  return { message: viewMessage(changed, row, key, actor, now, house) }
}

/** Another person’s message is not found. */
async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<OwnMessage> {
  const { rows } = await sql<OwnMessage>`
    select ${messageColumns(actor)}, ${contextColumns('conversations')}, conversations.dietitian_id, ${adminsIn('conversations')} as admins
      from messages join conversations on conversations.id = messages.conversation_id ${withFile}
      where messages.id = ${id}::uuid and messages.sender_id = ${actor.id}::uuid and ${isOwnConversation(actor)}
      for no key update of messages`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}

/** The detail of the message’s event. */
const messageDetail = ({ message_id, sequence }: OwnMessage) => ({ message: message_id, sequence })
