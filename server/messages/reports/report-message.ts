import { sql } from 'kysely'
import type { reportMessage as route } from '#contract/messages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import {
  type ConversationContext,
  contentOf,
  contextColumns,
  conversationKey,
  type MessageRow,
  messageColumns,
  withFile,
} from '../message.ts'
import { isOwnIn, sideOf } from '../sides.ts'
import { noteBinding, reportedBinding } from './report.ts'

/** Only a message of the other side. The report stores the text as read, whatever is edited or taken back later. */
export const reportMessage: Verb<typeof route> = async (tx, actor, { id, reason, note }, now, house) => {
  const { rows } = await sql<MessageRow & ConversationContext>`
    select ${messageColumns(actor)}, ${contextColumns('conversations')}
      from messages join conversations on conversations.id = messages.conversation_id ${withFile}
      where messages.id = ${id}::uuid and ${isOwnIn(actor)}`.execute(tx)
  const [row] = rows
  if (!row || row.by_person === (sideOf(actor, row) === 'person')) throw new Refusal('not_found')
  if (row.taken_back_at) throw new Refusal('message_taken_back')
  const key = conversationKey(row, house)
  if (!key) throw new Error('the person of a message has no key')
  const content = contentOf(row, key, house)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message_reports')
    .values({
      message_id: id,
      person_id: row.person_id,
      reporter_id: actor.id,
      writer_id: row.sender_id,
      reason,
      note_sealed: note === undefined ? null : key.seal(note, noteBinding(id, actor.id)),
      content_sealed: content === null ? null : key.seal(content, reportedBinding(id, actor.id)),
      file_type: row.file_type,
      written_at: row.at,
      reported_at: now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await record(tx, actor, 'message.reported', id, now, { conversation: row.id })
  return { done: true }
}
