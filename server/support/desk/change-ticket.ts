import { sql } from 'kysely'
import type { InputOf } from '#contract/route.ts'
import type { changeTicket as route } from '#contract/support/desk.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { isForTeam, type TicketRow } from '../ticket.ts'
import { peopleOf } from '../write-ticket.ts'
import { loadDeskTicket } from './read-desk-ticket.ts'

type Asked = Omit<InputOf<typeof route>, 'id'>

/** Only values that differ are changed, recorded and pushed to clients. */
export const changeTicket: Verb<typeof route> = async (tx, actor, { id, ...asked }, now, house) => {
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
