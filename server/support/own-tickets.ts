import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { contract } from '#contract/contract.ts'
import type { Ticket } from '#contract/support/ticket.ts'
import { startOfOwn } from '#server/appointments/facts/one-appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { record } from './events.ts'
import { lockTicket } from './lock-ticket.ts'
import {
  isAnswerable,
  sealerOf,
  type TicketRow,
  ticketColumns,
  viewSummary,
  viewTicket,
  type WithMessages,
  withMessages,
} from './ticket.ts'
import { writeRating } from './write-rating.ts'
import { attachFile, markWaitingForTeam, peopleOf, writeMessage, writeTicket } from './write-ticket.ts'

const pageSize = 20

export const listTickets: Read<typeof contract.listTickets, TicketRow & { micros: string }> = (
  actor,
  { after },
  _now,
  house,
) => ({
  query: () => sql`
    select ${ticketColumns}, ${microsOf(sql`tickets.last_at`)} as micros from tickets
      where person_id = ${actor.id}::uuid
        ${after === undefined ? sql`` : sql`and (last_at, id) < ${cursorRow(readCursor(after))}`}
      order by last_at desc, id desc limit ${pageSize + 1}`,
  view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      tickets: page.map((row) => viewSummary(row, house)),
      after: last && rows.length > pageSize ? writeCursor(last) : null,
    }
  },
})

export const readTicket: Read<typeof contract.readTicket, WithMessages<TicketRow>> = (
  actor,
  { id },
  now,
  house,
) => ({
  query: () => ownTicket(actor, id),
  view: (rows) => view(rows, now, house),
})

const ownTicket = (actor: Actor, id: string) =>
  withMessages(ticketColumns, sql`tickets.id = ${id}::uuid and tickets.person_id = ${actor.id}::uuid`, actor)

function view(
  rows: WithMessages<TicketRow>[],
  now: Date,
  house: Pick<House, 'keys' | 'log'>,
): { ticket: Ticket } {
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { ticket: viewTicket(rows, row, now, house) }
}

/** Reads within the transaction. */
async function loadTicket(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): Promise<{ ticket: Ticket }> {
  const { rows } = await ownTicket(actor, id).execute(tx)
  return view(rows, now, house)
}

export const openTicket: Verb<typeof contract.openTicket> = async (tx, actor, input, now, house) => {
  const { subject, content, category, priority, appointmentId, fileId } = input
  const id = await freshId(tx)
  const { message } = await writeTicket(
    tx,
    await ensurePersonKey(tx, house.keys, actor.id, now),
    {
      person_id: actor.id,
      side: actor.role as Party,
      language: actor.language,
      category,
      priority,
      subject,
      content,
      ...(appointmentId && (await ownAppointment(tx, actor, appointmentId))),
    },
    now,
    id,
  )
  if (fileId) await attachFile(tx, actor, fileId, message)
  await record(tx, actor, 'ticket.opened', id, now)
  await announce(tx, house, await peopleOf(tx, actor.id), { topic: 'tickets', id })
  return loadTicket(tx, actor, id, house, now)
}

async function ownAppointment(tx: Tx, actor: Actor, id: string) {
  const { rows } = await sql<{ at: Date | null }>`
    select ${startOfOwn(id, actor.id)} as at`.execute(tx)
  if (!rows[0]?.at) throw new Refusal('not_found')
  return { appointment_id: id, appointment_at: rows[0].at }
}

export const answerTicket: Verb<typeof contract.answerTicket> = async (
  tx,
  actor,
  { id, content, fileId },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, sql`tickets.person_id = ${actor.id}::uuid`)
  if (!isAnswerable(row, now)) throw new Refusal('ticket_closed')
  const sealer = sealerOf(row, house)
  if (!sealer) throw new Error('the person of a ticket has no key')
  const { message } = await writeMessage(
    tx,
    sealer,
    { ticket: id, sender: actor.id, byTeam: false, content },
    now,
  )
  if (fileId) await attachFile(tx, actor, fileId, message)
  await markWaitingForTeam(tx, id, now)
  await record(tx, actor, 'ticket.written', id, now, { reopened: row.status === 'closed' })
  await announce(tx, house, await peopleOf(tx, actor.id), { topic: 'tickets', id })
  return loadTicket(tx, actor, id, house, now)
}

export const rateTicket: Verb<typeof contract.rateTicket> = async (
  tx,
  actor,
  { id, ...said },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, sql`tickets.person_id = ${actor.id}::uuid`)
  await writeRating(tx, actor, row, said, now, house)
  await announce(tx, house, await peopleOf(tx, actor.id), { topic: 'tickets', id })
  return loadTicket(tx, actor, id, house, now)
}
