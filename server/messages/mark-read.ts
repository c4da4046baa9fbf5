import { sql } from 'kysely'
import type { markRead as route } from '#contract/messages.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { markReadAbout } from '../notifications/list/notifications.ts'
import { unreadOf } from './conversations/conversation.ts'
import { record } from './events.ts'
import { unreadNotice } from './notify.ts'
import { adminsIn, isOwnConversation, isPersonIn, membersOf, type Sides, sideOf } from './sides.ts'

/**
 * The mark never moves back, nor past the last message; if it does not move, nothing is written. Both sides are
 * notified, including the reader's other screens. Reading to the end also marks the notifications read; for the
 * Support Team a job does that for every admin.
 */
export const markRead: Verb<typeof route> = async (tx, actor, { id, sequence }, now, house) => {
  const row = await load(tx, actor, id)
  const upTo = Math.min(sequence, row.last_sequence)
  const side = sideOf(actor, row)
  if (upTo <= readBy(side, row)) return { readUpTo: readBy(side, row), unreadCount: row.unread }
  const column = sql.ref(`${side}_read`)
  const isTeam = row.kind === 'support' && side === 'other'
  const [, read] = await Promise.all([
    sql`update conversations set ${column} = greatest(${column}, ${upTo}) where id = ${id}::uuid`.execute(tx),
    loadRead(tx, actor, id),
    isTeam
      ? record(tx, actor, 'conversation.read_by_team', id, now, { upTo })
      : markReadAbout(tx, house, actor.id, unreadNotice(id, side), now),
    announce(tx, house, membersOf(row, row.admins), { topic: 'reads', conversation: id }),
  ])
  return read
}

/** The reader’s read mark, within the transaction. */
async function loadRead(tx: Tx, actor: Actor, id: string): Promise<OutputOf<typeof route>> {
  const row = await load(tx, actor, id)
  return { readUpTo: readBy(sideOf(actor, row), row), unreadCount: row.unread }
}

type Row = Sides & {
  last_sequence: number
  person_read: number
  other_read: number
  unread: number
  admins: string[] | null
}

const readBy = (side: 'person' | 'other', row: Row) => row[`${side}_read`]

async function load(tx: Tx, actor: Actor, id: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select kind, person_id, dietitian_id, last_sequence::int as last_sequence, person_read::int as person_read, other_read::int as other_read,
        ${unreadOf(isPersonIn(actor, 'conversations'), 'conversations')} as unread, ${adminsIn('conversations')} as admins
      from conversations where id = ${id}::uuid and ${isOwnConversation(actor)}`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}
