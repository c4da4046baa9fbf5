import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#contract/fold-text.ts'
import type { listConversations as listRoute, searchConversations as route } from '#contract/messages.ts'
import { supportTeam } from '#copy/messages/support-team.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type Cursor, cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { conversationsOnSide } from '../sides.ts'
import { type ConversationRow, conversationsOf, viewConversation } from './conversation.ts'

const pageSize = 30

/** The number of names searched per query, and per answer; the answer’s cursor says where to continue. */
const searchedAtOnce = 500
const mostSearched = 2_000

/** Only conversations with messages: one that was merely opened is not shown to the other side. */
export const searchConversations: Read<typeof route, ConversationRow> = (actor, { q, after }, now, house) => {
  const from = after === undefined ? null : readCursor(after)
  const some = (ids: RawBuilder<unknown>) => conversationsOf(actor, ids, now)
  return {
    query: q ? null : () => some(latest(actor, from, pageSize + 1)),
    async view(rows) {
      const { found, seen } = q ? await search(house, actor, from, q, some) : { found: rows, seen: null }
      const page = found.slice(0, pageSize)
      const end = found.length > pageSize ? page.at(-1) : seen
      return {
        conversations: page.map((row) => viewConversation(row, actor, house)),
        after: end ? writeCursor(placeOf(end)) : null,
      }
    },
  }
}

/** The same without a search. */
export const listConversations: Read<typeof listRoute, ConversationRow> = (
  actor,
  input,
  now,
  house,
  caller,
) => searchConversations(actor, input, now, house, caller)

const placeOf = ({ id, last_at }: { id: string; last_at: Date | null }): Cursor => ({
  micros: String((last_at?.getTime() ?? 0) * 1_000),
  id,
})

/** Ids; each side of a conversation is found through its own index. */
const latest = (actor: Actor, from: Cursor | null, most: number): RawBuilder<unknown> => {
  const beyond = from ? sql`and (conversations.last_at, conversations.id) < ${cursorRow(from)}` : sql``
  const ways = conversationsOnSide(actor).map(
    (way) => sql`(select conversations.id, conversations.last_at from conversations
      where ${way('conversations')} and conversations.last_at is not null ${beyond}
      order by conversations.last_at desc, conversations.id desc limit ${most})`,
  )
  return sql`select mine.id from (${sql.join(ways, sql` union all `)}) as mine order by mine.last_at desc, mine.id desc limit ${most}`
}

type Named = {
  id: string
  last_at: Date
  kind: string
  other_full_name: string | null
  other_other_name: string | null
  is_person: boolean
}

type Searched = {
  found: ConversationRow[]
  /** The last name examined, if there are more. */
  seen: Named | null
}

/** By the other side’s name in either script, in any spelling. */
async function search(
  { db }: Pick<House, 'db'>,
  actor: Actor,
  from: Cursor | null,
  q: string,
  some: (ids: RawBuilder<unknown>) => RawBuilder<ConversationRow>,
): Promise<Searched> {
  const wanted = foldText(q)
  const found: string[] = []
  let [place, seen]: [Cursor | null, Named | null] = [from, null]
  for (let looked = 0; looked < mostSearched && found.length <= pageSize; looked += searchedAtOnce) {
    const names = await db.read(actor, () => named(actor, place))
    await yieldingToOthers(look(names))
    seen = names.length < searchedAtOnce ? null : (names.at(-1) ?? null)
    if (!seen) break
    place = placeOf(seen)
  }
  const ids = found.slice(0, pageSize + 1)
  return {
    found: ids.length > 0 ? await db.read(actor, () => some(sql`select unnest(${ids}::uuid[]) as id`)) : [],
    seen,
  }

  function* look(names: readonly Named[]) {
    for (const each of names) {
      yield
      if (namesOf(each).some((name) => foldText(name).includes(wanted))) found.push(each.id)
    }
  }
}

const named = (actor: Actor, place: Cursor | null) => sql<Named>`
  with page as materialized (${latest(actor, place, searchedAtOnce)})
  select met.id, met.last_at, met.kind, met.other_full_name, met.other_other_name, met.person_id = ${actor.id}::uuid as is_person
    from page join met_conversations as met on met.id = page.id order by met.last_at desc, met.id desc`

const namesOf = ({ kind, is_person, other_full_name, other_other_name }: Named): string[] =>
  kind === 'support' && is_person
    ? [supportTeam.en, supportTeam.ar]
    : [other_full_name, other_other_name].filter((name) => name !== null)
