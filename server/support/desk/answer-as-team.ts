import type { answerAsTeam as route } from '#contract/support/desk.ts'
import { mostTicketMessages } from '#contract/support/ticket.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { isForTeam, sealerOf } from '../ticket.ts'
import { attachTeamFile, markWaitingForAsker, peopleOf, writeMessage } from '../write-ticket.ts'
import { loadDeskTicket } from './read-desk-ticket.ts'

export const answerAsTeam: Verb<typeof route> = async (
  tx,
  actor,
  { id, content, fileId, status = 'pending' },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  if (row.messages >= mostTicketMessages) throw new Refusal('ticket_closed')
  const sealer = sealerOf(row, house) ?? (await ensurePersonKey(tx, house.keys, row.person_id ?? '', now))
  const said = { ticket: id, sender: actor.id, byTeam: true, content }
  const { message } = await writeMessage(tx, sealer, said, now)
  if (fileId) await attachTeamFile(tx, id, fileId, message)
  await markWaitingForAsker(tx, id, status, now)
  await record(tx, actor, 'ticket.answered', id, now, { closes: status === 'closed' })
  await announce(tx, house, await peopleOf(tx, row.person_id), { topic: 'tickets', id })
  return loadDeskTicket(tx, actor, id, house)
}
