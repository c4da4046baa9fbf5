import { absenceTicket as words } from '#copy/support/absence.ts'
import { loadReader } from '#server/accounts/reader.ts'
import { writeMoment } from '#server/accounts/write-letter.ts'
import type { appointmentEvents } from '#server/appointments/events.ts'
import { appointmentParty } from '#server/appointments/facts/one-appointment.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Job } from '#server/ground/data/job.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from './events.ts'
import { peopleOf, writeTicket } from './write-ticket.ts'

/** Opens a ticket about an absent side, in the language of the person who waited. Once per appointment. */
export const absenceTicket: Job<EventOfJob<typeof appointmentEvents, 'absence_ticket'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const { subject_id: appointment, detail } = await eventOf(tx, eventId)
    const side = detail.by
    // If the platform asked, neither side has reported an absence yet.
    if (side === 'platform') return
    const { rows } = await appointmentParty(appointment, side).execute(tx)
    const [met] = rows
    const asker = met && (await loadReader(tx, met.person_id))
    if (!asker) return
    const known = await tx
      .selectFrom('tickets')
      .select('id')
      .where('appointment_id', '=', appointment)
      .where('of_absence', '=', true)
      .executeTakeFirst()
    if (known) return
    const { language } = asker
    const now = house.clock.now()
    const id = await freshId(tx)
    await writeTicket(
      tx,
      await ensurePersonKey(tx, house.keys, asker.id, now),
      {
        person_id: asker.id,
        side,
        language,
        category: 'appointments',
        priority: 'high',
        subject: words[side].subject[language],
        content: words[side].content(writeMoment(language, met.starts_at, asker.zone))[language],
        appointment_id: appointment,
        appointment_at: met.starts_at,
        of_absence: true,
      },
      now,
      id,
    )
    await record(tx, system, 'ticket.opened', id, now)
    await announce(tx, house, await peopleOf(tx, asker.id), { topic: 'tickets', id })
  })
