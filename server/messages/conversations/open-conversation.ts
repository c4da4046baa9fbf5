import { sql } from 'kysely'
import type { openConversation as route } from '#contract/messages.ts'
import { hasPortal, isReachablePerson } from '#server/accounts/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { mostBegun } from '../limits.ts'
import type { Sides } from '../sides.ts'
import { loadConversation } from './read-conversation.ts'

/** A listed dietitian whom the patient may not write to yet is refused with the reason; anyone else is not found. */
export const openConversation: Verb<typeof route> = async (tx, actor, input, now, house) => {
  const sides = sidesWith(actor, input.with)
  const known = await find(tx, actor, sides, now)
  if (known.id) return loadConversation(tx, actor, known.id, house, now)
  if (!known.may_begin) throw new Refusal(known.is_listed ? 'no_appointment_between' : 'not_found')
  refuseTooMany(known.begun, house)
  const id = await begin(tx, actor, sides, now)
  return loadConversation(tx, actor, id, house, now)
}

/** A patient may name a dietitian, a dietitian a patient, and an admin anyone. */
function sidesWith(actor: Actor, other: string): Sides {
  const { id, role } = actor
  if (isSelf(actor, other)) throw new Refusal('cannot_write_to_yourself')
  if (other === 'support') {
    if (role === 'admin') throw new Refusal('cannot_write_to_yourself')
    return { kind: 'support', person_id: id, dietitian_id: null }
  }
  if (role === 'admin') return { kind: 'support', person_id: other, dietitian_id: null }
  return role === 'dietitian'
    ? { kind: 'care', person_id: other, dietitian_id: id }
    : { kind: 'care', person_id: id, dietitian_id: other }
}

type Known = { id: string | null; may_begin: boolean; is_listed: boolean; begun: number }

async function find(
  tx: Tx,
  actor: Actor,
  { kind, person_id, dietitian_id }: Sides,
  now: Date,
): Promise<Known> {
  const mayBegin =
    kind === 'care'
      ? sql`app.have_met(${person_id}::uuid, ${dietitian_id}::uuid)`
      : isSelf(actor, person_id)
        ? sql`true`
        : sql`${isReachablePerson(sql`${person_id}::uuid`)} and ${hasPortal(sql`${person_id}::uuid`)}`
  const { rows } = await sql<Known>`
    select (select id from conversations where kind = ${kind} and person_id = ${person_id}::uuid
          and dietitian_id is not distinct from ${dietitian_id}::uuid) as id,
        ${mayBegin} as may_begin,
        ${actor.role === 'patient' && dietitian_id !== null ? isListed(dietitian_id, now) : sql`false`} as is_listed,
        (select count(*)::int from conversations
          where begun_by = ${actor.id}::uuid and begun_at > ${now}::timestamptz - interval '1 day') as begun`.execute(
    tx,
  )
  return rows[0] ?? { id: null, may_begin: false, is_listed: false, begun: 0 }
}

/** Counts the conversations themselves: that costs no write, and a restart does not reset it. */
function refuseTooMany(begun: number, { settings }: Pick<House, 'settings'>): void {
  if (begun >= mostBegun * settings.rateLimitScale) throw new Refusal('rate_limited', { retryAfter: 3_600 })
}

/** When two requests begin it at the same time, one inserts the conversation and the other finds it. */
async function begin(
  tx: Tx,
  actor: Actor,
  { kind, person_id, dietitian_id }: Sides,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (kind, person_id, dietitian_id, begun_by, begun_at)
      values (${kind}, ${person_id}::uuid, ${dietitian_id}::uuid, ${actor.id}::uuid, ${now}::timestamptz)
      on conflict do nothing returning id`.execute(tx)
  const made = rows[0]?.id
  if (made) {
    await record(tx, actor, 'conversation.begun', made, now)
    return made
  }
  const known = await sql<{ id: string }>`
    select id from conversations where kind = ${kind} and person_id = ${person_id}::uuid
      and dietitian_id is not distinct from ${dietitian_id}::uuid`.execute(tx)
  const id = known.rows[0]?.id
  if (!id) throw new Error('the existing conversation was not found')
  return id
}
