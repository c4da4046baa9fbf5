import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { openTicket as route } from '#contract/support/own.ts'
import { startOfOwn } from '#server/appointments/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { attachFile, peopleOf, writeTicket } from '../write-ticket.ts'
import { loadTicket } from './read-ticket.ts'

export const openTicket: Verb<typeof route> = async (tx, actor, input, now, house) => {
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
