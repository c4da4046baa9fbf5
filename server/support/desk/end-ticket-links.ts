import type { endTicketLinks as route } from '#contract/support/desk.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { endLinks } from '../questions/links.ts'
import { isForTeam } from '../ticket.ts'
import { peopleOf } from '../write-ticket.ts'
import { loadDeskTicket } from './read-desk-ticket.ts'

/** For an email that reached the wrong person. A ticket from an account has no links to end. */
export const endTicketLinks: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  if (await endLinks(tx, id, now)) {
    await record(tx, actor, 'ticket.links_ended', id, now)
    await announce(tx, house, await peopleOf(tx, row.person_id), { topic: 'tickets', id })
  }
  return loadDeskTicket(tx, actor, id, house)
}
