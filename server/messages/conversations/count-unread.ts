import { type RawBuilder, sql } from 'kysely'
import { mostUnread } from '#contract/messages.ts'
import type { countUnread as route } from '#contract/waiting-messages.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { conversationsOnSide, isPersonIn } from '../sides.ts'
import { unreadOf } from './conversation.ts'

export const countUnread: Read<typeof route, { count: number }> = (actor) => ({
  query: () => sql<{ count: number }>`
    select least(count(*), ${mostUnread})::int as count from ${unreadConversations(actor)} as unread`,
  view: ([row]) => ({ count: row?.count ?? 0 }),
})

/** Skips fully read conversations, and examines only the latest `lookedAt`. */
export function unreadConversations(actor: Actor): RawBuilder<{ id: string; last_at: Date }> {
  const ways = conversationsOnSide(actor).map(
    (
      way,
    ) => sql`(select conversations.* from conversations where ${way('conversations')} and conversations.last_at is not null
        order by conversations.last_at desc, conversations.id desc limit ${lookedAt})`,
  )
  return sql`(select mine.id, mine.last_at from (${sql.join(ways, sql` union all `)}) as mine
    where mine.last_sequence > least(mine.person_read, mine.other_read) and ${unreadOf(isPersonIn(actor, 'mine'), 'mine')} > 0)`
}

/** Older conversations than these appear only in the list. */
const lookedAt = 500
