import { sql } from 'kysely'
import { messagesAPage, type listMessages as route } from '#contract/messages.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import {
  type ConversationContext,
  contextColumns,
  conversationKey,
  type MessageRow,
  messageColumns,
  viewMessage,
  withFile,
} from './message.ts'
import { isOwnConversation, sideOf } from './sides.ts'

type Row = ConversationContext & (MessageRow | { message_id: null })

/** The conversation’s key is decrypted once for all messages on the page. */
export const listMessages: Read<typeof route, Row> = (actor, input, now, house) => {
  const { id, before, after, most = messagesAPage } = input
  const goesOn = after !== undefined
  return {
    query: () => sql<Row>`
      with around as materialized (select ${contextColumns('conversations')} from conversations where id = ${id}::uuid and ${isOwnConversation(actor)})
      select around.*, page.* from around left join lateral (
          select ${messageColumns(actor)} from messages ${withFile}
            where messages.conversation_id = around.id
              ${goesOn ? sql`and messages.sequence > ${after}` : sql``}
              ${before === undefined ? sql`` : sql`and messages.sequence < ${before}`}
            order by messages.sequence ${goesOn ? sql`` : sql`desc`} limit ${most + 1}
        ) as page on true
        order by page.sequence ${goesOn ? sql`` : sql`desc`}`,
    view(rows) {
      const [around] = rows
      if (!around) throw new Refusal('not_found')
      const key = conversationKey(around, house)
      const found = rows.filter((row): row is ConversationContext & MessageRow => row.message_id !== null)
      const page = found.slice(0, most)
      const shown = goesOn ? page : page.reverse()
      const side = sideOf(actor, around)
      return {
        messages: shown.map((row) => viewMessage(row, around, key, actor, now, house)),
        more: found.length > most,
        readUpTo: side === 'person' ? around.person_read : around.other_read,
        otherReadUpTo: side === 'person' ? around.other_read : around.person_read,
      }
    },
  }
}
