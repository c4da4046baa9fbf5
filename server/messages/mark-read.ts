import { type RawBuilder, sql } from 'kysely'
import type { markRead as route } from '#contract/messages.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tell } from '#server/realtime/tell.ts'
import { unreadOf } from './conversations/conversation.ts'
import { adminsIn, isOwnIn, peopleOf, type Sides, sideOf } from './sides.ts'

/** It never goes back, nor beyond what there is. Reading is told to both: of one's own side too, that may have other screens. */
export const markRead: Verb<typeof route> = async (tx, actor, { id, sequence }, _now, house) => {
  const row = await lock(tx, actor, id)
  const column = columnOf(actor, row)
  const before = row[column]
  const readUpTo = Math.max(before, Math.min(sequence, row.last_sequence))
  const [, unreadCount] = await Promise.all([
    readUpTo > before &&
      sql`update conversations set ${sql.ref(column)} = ${readUpTo} where id = ${id}::uuid`.execute(tx),
    countAfter(tx, actor, id),
    readUpTo > before && tell(tx, house, peopleOf(row, row.admins), { topic: 'reads', conversation: id }),
  ])
  return { readUpTo, unreadCount }
}

type Locked = Sides & {
  last_sequence: number
  person_read: number
  other_read: number
  admins: string[] | null
}

async function lock(tx: Tx, actor: Actor, id: string): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select kind, person_id, dietitian_id, last_sequence::int as last_sequence, person_read::int as person_read, other_read::int as other_read,
        ${adminsIn('conversations')} as admins
      from conversations where id = ${id}::uuid and ${isOwnIn(actor)} for no key update`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}

const columnOf = (actor: Actor, row: Sides) =>
  sideOf(actor, row) === 'person' ? 'person_read' : 'other_read'

async function countAfter(tx: Tx, actor: Actor, id: string): Promise<number> {
  const unread: RawBuilder<number> = unreadOf(actor, 'conversations')
  const { rows } = await sql<{ unread: number }>`
    select ${unread} as unread from conversations where id = ${id}::uuid`.execute(tx)
  return rows[0]?.unread ?? 0
}
