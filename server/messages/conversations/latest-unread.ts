import { sql } from 'kysely'
import type { UnreadMessage } from '#contract/dashboards/unread.ts'
import { mostUnread } from '#contract/messages.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { RequestContext } from '#server/ground/http/bind.ts'
import { conversationsOf, viewConversation } from './conversation.ts'
import { unreadConversations } from './count-unread.ts'

/**
 * The number of conversations with unread messages, and the last message of the latest one. Programs do not receive
 * its text.
 */
export async function latestUnread(
  tx: Tx,
  actor: Actor,
  now: Date,
  house: House,
  { session }: Pick<RequestContext, 'session'>,
): Promise<{ count: number; latest: UnreadMessage | null }> {
  const { rows } = await sql<{ count: number; latest: string | null }>`
    select least(count(*), ${mostUnread})::int as count, (array_agg(id order by last_at desc, id desc))[1] as latest
      from ${unreadConversations(actor)} as unread`.execute(tx)
  const { count = 0, latest = null } = rows[0] ?? {}
  if (latest === null) return { count, latest }
  const shown = await conversationsOf(actor, sql`select ${latest}::uuid as id`, now).execute(tx)
  const [row] = shown.rows
  const conversation = row && viewConversation(row, actor, house)
  if (!conversation?.lastMessage) return { count, latest: null }
  const { contact, lastMessage } = conversation
  return {
    count,
    latest: {
      conversation: latest,
      from: {
        id: contact.id,
        name: contact.name,
        otherName: contact.otherName,
        userType: contact.userType,
        photoId: contact.photoId,
      },
      content: session && lastMessage.content,
      at: lastMessage.at,
    },
  }
}
