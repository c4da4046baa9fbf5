import { sql } from 'kysely'
import type { answerQuestion as route } from '#contract/support/questions.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { isAnswerable, sealerForVisitors } from '../ticket.ts'
import { markWaitingForTeam, peopleOf, writeMessage } from '../write-ticket.ts'
import { visitorByLink } from './links.ts'
import { loadQuestion } from './load-question.ts'

export const answerQuestion: Verb<typeof route> = async (tx, actor, { token, content }, now, house) => {
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
