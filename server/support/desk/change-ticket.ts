import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { InputOf } from '#contract/route.ts'
import { mostTicketMessages } from '#contract/support/ticket.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { endLinks } from '../questions/links.ts'
import { isForTeam, sealerOf, type TicketRow } from '../ticket.ts'
import { attachTeamFile, markWaitingForAsker, peopleOf, writeMessage } from '../write-ticket.ts'
import { loadDeskTicket } from './read-desk-ticket.ts'

export const answerAsTeam: Verb<typeof contract.answerAsTeam> = async (
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

type Asked = Omit<InputOf<typeof contract.changeTicket>, 'id'>

/** Only values that differ are changed, recorded and pushed to clients. */
export const changeTicket: Verb<typeof contract.changeTicket> = async (
  tx,
  actor,
  { id, ...asked },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  const changed = differences(row, asked)
  if (Object.keys(changed).length > 0) {
    await assertAdmin(tx, row, changed.assignee)
    await write(tx, row, changed, now)
    await record(tx, actor, 'ticket.changed', id, now, changed)
    if (changed.status === 'closed') await record(tx, actor, 'ticket.closed', id, now)
    await announce(tx, house, await peopleOf(tx, row.person_id), { topic: 'tickets', id })
  }
  return loadDeskTicket(tx, actor, id, house)
}

type Changed = Partial<Pick<TicketRow, 'status' | 'priority' | 'category'>> & { assignee?: string | null }

function differences(row: TicketRow, { status, priority, category, assigneeId }: Asked): Changed {
  return {
    ...(status && status !== row.status && { status }),
    ...(priority && priority !== row.priority && { priority }),
    ...(category && category !== row.category && { category }),
    ...(assigneeId !== undefined && assigneeId !== row.assignee_id && { assignee: assigneeId }),
  }
}

/** The assignee must be an admin other than the asker. */
async function assertAdmin(tx: Tx, { person_id }: TicketRow, assignee: string | null | undefined) {
  if (!assignee) return
  const { rows } = await sql`
    select from app.admins('support') as admin where admin = ${assignee}::uuid and admin is distinct from ${person_id}::uuid`.execute(
    tx,
  )
  if (rows.length === 0) throw new Refusal('not_found')
}

async function write(tx: Tx, row: TicketRow, changed: Changed, now: Date): Promise<void> {
  const { status = row.status, priority = row.priority, category = row.category } = changed
  const assignee = changed.assignee === undefined ? row.assignee_id : changed.assignee
  await tx
    .updateTable('tickets')
    .set({
      status,
      priority,
      category,
      assignee_id: assignee,
      closed_at: status === 'closed' ? (row.closed_at ?? now) : null,
      waiting_since: status === 'open' ? (row.waiting_since ?? now) : null,
    })
    .where('id', '=', row.id)
    .execute()
}

/** For an email that reached the wrong person. A ticket from an account has no links to end. */
export const endTicketLinks: Verb<typeof contract.endTicketLinks> = async (tx, actor, { id }, now, house) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  if (await endLinks(tx, id, now)) {
    await record(tx, actor, 'ticket.links_ended', id, now)
    await announce(tx, house, await peopleOf(tx, row.person_id), { topic: 'tickets', id })
  }
  return loadDeskTicket(tx, actor, id, house)
}
