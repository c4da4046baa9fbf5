import { sql } from 'kysely'
import type { Conversation, readConversation as route } from '#contract/messages.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type ConversationRow, conversationsOf, viewConversation } from './conversation.ts'

type Viewing = Pick<House, 'keys' | 'log'>

export const readConversation: Read<typeof route, ConversationRow> = (actor, { id }, now, house) => ({
  query: () => one(actor, id, now),
  view: (rows) => shown(rows, actor, house),
})

/** Reads within the transaction. */
export async function loadConversation(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Viewing,
  now: Date,
): Promise<{ conversation: Conversation }> {
  const { rows } = await one(actor, id, now).execute(tx)
  return shown(rows, actor, house)
}

const one = (actor: Actor, id: string, now: Date) =>
  conversationsOf(actor, sql`select ${id}::uuid as id`, now)

function shown([row]: readonly ConversationRow[], actor: Actor, house: Viewing) {
  if (!row) throw new Refusal('not_found')
  return { conversation: viewConversation(row, actor, house) }
}
