import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import {
  isAnswerable,
  sealerForVisitors,
  subjectOf,
  ticketColumns,
  viewTicket,
  withMessages,
} from '../ticket.ts'
import { writeRating } from '../write-rating.ts'
import { markWaitingForTeam, peopleOf, writeMessage, writeTicket } from '../write-ticket.ts'
import { visitorByLink } from './links.ts'

/** The team does not see the question until the visitor has confirmed the address. */
export const askSupport: Verb<typeof contract.askSupport> = async (
  tx,
  actor,
  { name, email, category, subject, content },
  now,
  { keys },
) => {
  const id = await freshId(tx)
  await prove(tx, id)
  await writeTicket(
    tx,
    sealerForVisitors(keys),
    {
      visitor_name: name,
      visitor_email: email,
      language: actor.language,
      category,
      priority: 'medium',
      subject,
      content,
    },
    now,
    id,
  )
  await record(tx, actor, 'ticket.asked', id, now)
  return { done: true }
}

/** Opens the ticket for the team. Confirming again has no effect. */
export const confirmQuestion: Verb<typeof contract.confirmQuestion> = async (
  tx,
  actor,
  { token },
  now,
  house,
) => {
  const id = await visitorByLink(tx, house, token, now)
  const { numUpdatedRows } = await tx
    .updateTable('tickets')
    .set({ opened_at: now, last_at: now, waiting_since: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await record(tx, actor, 'ticket.opened', id, now)
    await announce(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  }
  return loadQuestion(tx, actor, id, house, now)
}

export const readQuestion: Verb<typeof contract.readQuestion> = async (tx, actor, { token }, now, house) =>
  loadQuestion(tx, actor, await visitorByLink(tx, house, token, now), house, now)

export const answerQuestion: Verb<typeof contract.answerQuestion> = async (
  tx,
  actor,
  { token, content },
  now,
  house,
) => {
  const id = await visitorByLink(tx, house, token, now)
  const row = await lockTicket(tx, id, sql`(tickets.person_id is null and tickets.opened_at is not null)`)
  if (!isAnswerable(row, now)) throw new Refusal('ticket_closed')
  await writeMessage(
    tx,
    sealerForVisitors(house.keys),
    { ticket: id, sender: null, byTeam: false, content },
    now,
  )
  await markWaitingForTeam(tx, id, now)
  await record(tx, actor, 'ticket.written', id, now, { reopened: row.status === 'closed' })
  await announce(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  return loadQuestion(tx, actor, id, house, now)
}

export const rateQuestion: Verb<typeof contract.rateQuestion> = async (
  tx,
  actor,
  { token, ...said },
  now,
  house,
) => {
  const id = await visitorByLink(tx, house, token, now)
  const row = await lockTicket(tx, id, sql`tickets.person_id is null`)
  await writeRating(tx, actor, row, said, now, house)
  await announce(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  return loadQuestion(tx, actor, id, house, now)
}

/** Reads within the transaction in which the link was verified. */
async function loadQuestion(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): Promise<OutputOf<typeof contract.readQuestion>> {
  const { rows } = await withMessages(
    ticketColumns,
    sql`tickets.id = ${id}::uuid and tickets.person_id is null`,
    actor,
  ).execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return {
    question: {
      ticket: row.opened_at ? viewTicket(rows, row, now, house) : null,
      subject: subjectOf(row, house),
    },
  }
}
