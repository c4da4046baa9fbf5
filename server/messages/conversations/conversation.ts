import { type RawBuilder, sql } from 'kysely'
import { type Contact, type Conversation, mostUnread } from '#contract/messages.ts'
import { isDietitianFirst } from '#server/accounts/facts.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { nodeGoneAfter } from '#server/ground/realtime/presence-of.ts'
import { type ConversationContext, contentOf, contextColumns, conversationKey } from '../message.ts'
import { adminsIn, isOwnConversation, isPersonIn, sideOf } from '../sides.ts'

type LastMessage = {
  message_id: string
  sequence: number
  sender_id: string | null
  by_person: boolean
  content_sealed: Buffer | null
  taken_back_at: Date | null
  at: Date
  file_type: NonNullable<Conversation['lastMessage']>['fileType']
}

export type ConversationRow = ConversationContext & {
  dietitian_id: string | null
  other_full_name: string | null
  other_other_name: string | null
  other_photo_id: string | null
  is_reachable: boolean
  /** Whether the person who contacted the Support Team is a dietitian; read for admins only. */
  is_dietitian: boolean
  last_at: Date | null
  unread: number
  online: boolean | null
  last_seen_at: Date | null
} & (LastMessage | { message_id: null })

/** The given conversations (`select … as id`) as the list shows them, latest message first. */
export const conversationsOf = (
  actor: Actor,
  ids: RawBuilder<unknown>,
  now: Date,
): RawBuilder<ConversationRow> => sql`
  with page as materialized (${ids})
  select ${contextColumns('met')}, met.dietitian_id, met.other_full_name, met.other_other_name, met.other_photo_id, met.is_reachable, met.last_at,
      ${actor.role === 'admin' ? isDietitianFirst(sql`met.person_id`) : sql`false`} as is_dietitian,
      ${unreadOf(isPersonIn(actor, 'met'), 'met')} as unread, last.id as message_id, last.sequence::int as sequence, last.sender_id, last.by_person,
      last.content_sealed, last.taken_back_at, last.at, file.type as file_type, presence.online, presence.last_seen_at
    from page join met_conversations as met on met.id = page.id
      left join messages as last on last.conversation_id = met.id and last.sequence = met.last_sequence
      left join message_files as file on file.message_id = last.id
      left join lateral (select bool_or(there.online) as online, max(there.last_seen_at) as last_seen_at
        from app.presence_of(${othersOf(actor, 'met')}, ${new Date(now.getTime() - nodeGoneAfter)}::timestamptz) as there) as presence on true
    where ${isOwnConversation(actor, 'met')}
    order by met.last_at desc, met.id desc`

/** The people whose presence is shown: the other side, or all admins. */
const othersOf = ({ id }: Actor, table: string): RawBuilder<string[]> => {
  const [person, dietitian] = [sql.ref(`${table}.person_id`), sql.ref(`${table}.dietitian_id`)]
  return sql`case when ${person} <> ${id}::uuid then array[${person}]
    when ${sql.ref(`${table}.kind`)} = 'support' then ${adminsIn(table)} else array[${dietitian}] end`
}

/** The number of unread messages from the other side, `mostUnread` at most, for a row of conversations. */
export const unreadOf = (isPerson: RawBuilder<boolean>, table: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from (
    select from messages as late where late.conversation_id = ${sql.ref(`${table}.id`)} and late.taken_back_at is null
      and late.by_person <> ${isPerson}
      and late.sequence > case when ${isPerson} then ${sql.ref(`${table}.person_read`)} else ${sql.ref(`${table}.other_read`)} end
    order by late.sequence desc limit ${mostUnread}) as unread)`

export function viewConversation(
  row: ConversationRow,
  actor: Actor,
  house: Pick<House, 'keys' | 'log'>,
): Conversation {
  const isPerson = sideOf(actor, row) === 'person'
  const [own, others] = isPerson ? [row.person_read, row.other_read] : [row.other_read, row.person_read]
  const contact = contactOf(row, isPerson)
  return {
    id: row.id,
    participants: contact.id === null ? [actor.id] : [actor.id, contact.id],
    contact,
    lastMessage: row.message_id === null ? null : lastOf(row, isPerson, house),
    unreadCount: row.unread,
    readUpTo: own,
    otherReadUpTo: others,
    mayWrite: row.is_reachable,
  }
}

/** A person who contacted the Support Team sees the team, but not its members. */
function contactOf(row: ConversationRow, isPerson: boolean): Contact {
  const online = row.online === true
  const lastSeen = online ? null : (row.last_seen_at?.toISOString() ?? null)
  if (isPerson && row.kind === 'support')
    return { id: null, name: null, otherName: null, userType: 'admin', online, lastSeen, photoId: null }
  return {
    id: isPerson ? row.dietitian_id : row.person_id,
    name: row.other_full_name,
    otherName: row.other_other_name,
    userType: isPerson || row.is_dietitian ? 'dietitian' : 'patient',
    online,
    lastSeen,
    photoId: row.other_photo_id,
  }
}

/** Characters of a message shown in a list. */
const previewLength = 140

function lastOf(
  row: ConversationRow & LastMessage,
  isPerson: boolean,
  house: Pick<House, 'keys' | 'log'>,
): Conversation['lastMessage'] {
  const hidesSender = isPerson && row.kind === 'support' && !row.by_person
  const content = row.taken_back_at ? null : contentOf(row, conversationKey(row, house), house)
  return {
    sequence: row.sequence,
    senderId: hidesSender ? null : row.sender_id,
    isOwn: row.by_person === isPerson,
    content: content && previewOf(content),
    fileType: row.taken_back_at ? null : row.file_type,
    at: row.at.toISOString(),
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    read: row.sequence <= (row.by_person ? row.other_read : row.person_read),
  }
}

/** The beginning of a message on one line, never cut within a surrogate pair. */
function previewOf(content: string): string {
  const line = content.replace(/\s+/g, ' ')
  return line.length <= previewLength
    ? line
    : [...line]
        .slice(0, previewLength - 1)
        .join('')
        .trimEnd()
        .concat('…')
}
