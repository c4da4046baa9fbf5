import { sql } from 'kysely'
import type { rateTicket as route } from '#contract/support/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { lockTicket } from '../lock-ticket.ts'
import { writeRating } from '../write-rating.ts'
import { peopleOf } from '../write-ticket.ts'
import { loadTicket } from './read-ticket.ts'

export const rateTicket: Verb<typeof route> = async (tx, actor, { id, ...said }, now, house) => {
  const row = await lockTicket(tx, id, sql`tickets.person_id = ${actor.id}::uuid`)
  await writeRating(tx, actor, row, said, now, house)
  await announce(tx, house, await peopleOf(tx, actor.id), { topic: 'tickets', id })
  return loadTicket(tx, actor, id, house, now)
}
