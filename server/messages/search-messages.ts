import { sql } from 'kysely'
import { foldText } from '#contract/fold-text.ts'
import type { searchMessages as route } from '#contract/messages.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import {
  type ConversationContext,
  contentBinding,
  contextColumns,
  conversationKey,
  type MessageRow,
  messageColumns,
  viewMessage,
  withFile,
} from './message.ts'
import { isOwnConversation } from './sides.ts'

const mostFound = 20
/** Texts are decrypted one by one: at most this many per answer, in batches to limit memory. */
const mostOpened = 2_000
const openedAtOnce = 250

type Row = ConversationContext & (MessageRow | { message_id: null })

/** Searches from the latest message backwards; `before` says where to continue if it stops early. */
export const searchMessages: Read<typeof route, Row> = (actor, { id, q, before }, now, house) => ({
  query: () => part(actor, id, before),
  async view(rows) {
    const [around] = rows
    if (!around) throw new Refusal('not_found')
    const key = conversationKey(around, house)
    const wanted = foldText(q)
    const found: MessageRow[] = []
    let [some, seen, last] = [there(rows), 0, before]
    function* look() {
      for (const row of some) {
        yield
        last = row.sequence
        const text = row.content_sealed && key?.tryOpen(row.content_sealed, contentBinding(row.message_id))
        if (text && foldText(text).includes(wanted)) found.push(row)
        if (found.length === mostFound) return
      }
    }
    for (;;) {
      await yieldingToOthers(look())
      seen += some.length
      if (found.length === mostFound || some.length < openedAtOnce || seen >= mostOpened) break
      some = there(await house.db.read(actor, () => part(actor, id, last)))
    }
    const isWhole = some.length < openedAtOnce && found.length < mostFound
    return {
      messages: found.map((row) => viewMessage(row, around, key, actor, now, house)),
      before: isWhole || last === 1 ? null : (last ?? null),
    }
  },
})

const there = (rows: readonly Row[]): MessageRow[] => rows.filter((row) => row.message_id !== null)

const part = (actor: Actor, id: string, before: number | undefined) => sql<Row>`
  with around as materialized (select ${contextColumns('conversations')} from conversations where id = ${id}::uuid and ${isOwnConversation(actor)})
  select around.*, page.* from around left join lateral (
      select ${messageColumns(actor)} from messages ${withFile}
        where messages.conversation_id = around.id and messages.content_sealed is not null
          ${before === undefined ? sql`` : sql`and messages.sequence < ${before}`}
        order by messages.sequence desc limit ${openedAtOnce}
    ) as page on true
    order by page.sequence desc`
