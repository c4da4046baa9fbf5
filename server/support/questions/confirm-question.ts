import type { confirmQuestion as route } from '#contract/support/questions.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { peopleOf } from '../write-ticket.ts'
import { visitorByLink } from './links.ts'
import { loadQuestion } from './load-question.ts'

/** Opens the ticket for the team. Confirming twice does no harm. */
export const confirmQuestion: Verb<typeof route> = async (tx, actor, { token }, now, house) => {
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
