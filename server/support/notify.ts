import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { supportEvents } from './events.ts'
import { peopleOf } from './write-ticket.ts'

type Told = {
  person_id: string | null
  side: Party | null
  assignee_id: string | null
  waits: boolean
}

/** Notifies the assigned admin, or all of them, unless the ticket was answered meanwhile. */
export const ticketTeamNotified: Job<EventOfJob<typeof supportEvents, 'ticket_team_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const told = await loadTold(tx, event.subject_id)
    if (!told?.waits) return
    const { person_id, assignee_id } = told
    const team = (await peopleOf(tx, person_id)).filter((id) => id !== person_id)
    const readers = assignee_id && team.includes(assignee_id) ? [assignee_id] : team
    await notify(
      tx,
      house,
      event,
      readers.map((to) => ({ to, kind: event.kind, subject: event.subject_id })),
    )
  })

/** Notifies an asker with an account; visitors receive emails. */
export const ticketAskerNotified: Job<EventOfJob<typeof supportEvents, 'ticket_asker_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const told = await loadTold(tx, event.subject_id)
    if (!told?.person_id || !told.side) return
    await notify(tx, house, event, [
      { to: told.person_id, kind: event.kind, side: told.side, subject: event.subject_id },
    ])
  })

async function loadTold(tx: Tx, id: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select person_id, side, assignee_id, waiting_since is not null as waits from tickets where id = ${id}::uuid`.execute(
    tx,
  )
  return rows[0]
}
