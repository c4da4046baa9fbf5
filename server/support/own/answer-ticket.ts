import { sql } from 'kysely'
import type { answerTicket as route } from '#contract/support/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { isAnswerable, sealerOf } from '../ticket.ts'
import { attachFile, markWaitingForTeam, peopleOf, writeMessage } from '../write-ticket.ts'
import { loadTicket } from './read-ticket.ts'

export const answerTicket: Verb<typeof route> = async (tx, actor, { id, content, fileId }, now, house) => {
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
