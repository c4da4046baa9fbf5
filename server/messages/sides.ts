import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/ground/data/db.ts'

export type ConversationKind = 'care' | 'support'

/**
 * `person`: the patient, or the person who contacted the Support Team. `other`: the dietitian, or all admins
 * together.
 */
export type Side = 'person' | 'other'

/** The two sides of a conversation. */
export type Sides = { kind: ConversationKind; person_id: string; dietitian_id: string | null }

/** The actor's side in one of their conversations, in the active role. */
export const sideOf = ({ role }: Actor, { kind }: Pick<Sides, 'kind'>): Side =>
  role === 'admin' || (role === 'dietitian' && kind === 'care') ? 'other' : 'person'

/**
 * Whether a row of `conversations` belongs to the actor in the active role. Admins cannot answer their own questions.
 */
export const isOwnConversation = (actor: Actor, table = 'conversations'): RawBuilder<boolean> =>
  sql`(${sql.join(
    conversationsOnSide(actor).map((way) => way(table)),
    sql` or `,
  )})`

/** The same as separate conditions, each with its own index. */
export const conversationsOnSide = ({ id, role }: Actor): ((table: string) => RawBuilder<boolean>)[] => {
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`)
  const isPerson = (table: string) => sql<boolean>`${column(table, 'person_id')} = ${id}::uuid`
  const isSupport = (table: string) => sql<boolean>`${column(table, 'kind')} = 'support'`
  if (role === 'admin')
    return [(table) => sql`(${isSupport(table)} and ${column(table, 'person_id')} <> ${id}::uuid)`]
  if (role === 'patient') return [isPerson]
  return [
    (table) => sql`(${column(table, 'kind')} = 'care' and ${column(table, 'dietitian_id')} = ${id}::uuid)`,
    (table) => sql`(${isSupport(table)} and ${isPerson(table)})`,
  ]
}

/** The people notified of changes in a conversation: both sides, or the person and every admin. */
export const membersOf = (
  { kind, person_id, dietitian_id }: Sides,
  admins: readonly string[] | null,
): string[] =>
  [person_id, ...(kind === 'support' ? (admins ?? []) : [dietitian_id])].filter((each) => each !== null)

/**
 * The admins if the other side is the Support Team, for a row of `conversations`; never the person who contacted it.
 */
export const adminsIn = (table: string): RawBuilder<string[] | null> =>
  sql`case ${sql.ref(`${table}.kind`)} when 'support' then array(
    select admin from app.admins('support') as admin where admin <> ${sql.ref(`${table}.person_id`)}) end`

/** Whether the reader is on the `person` side of a row of `conversations`. */
export const isPersonIn = ({ role }: Actor, table: string): RawBuilder<boolean> => {
  if (role === 'patient') return sql`true`
  return role === 'admin' ? sql`false` : sql`(${sql.ref(`${table}.kind`)} = 'support')`
}
