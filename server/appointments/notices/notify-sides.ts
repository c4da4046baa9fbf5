import { sql } from 'kysely'
import { type Party, parties } from '#contract/appointments/appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { type Notice, notify } from '#server/notifications/list/notify.ts'
import type { Followed } from '../events.ts'
import { loadIfCurrent } from './notice-facts.ts'
import { isAnswered } from './withdraw-requests.ts'

/** Adds a notification for one side or both, unless something later has overtaken the event. */
export async function notifySides(tx: Tx, house: House, event: Followed): Promise<void> {
  const row = await loadIfCurrent(tx, event, house.clock.now())
  if (!row) return
  const { kind, detail } = event
  const by = 'by' in detail ? detail.by : null
  const startsAt = 'to' in detail && kind === 'appointment.move_asked' ? new Date(detail.to) : row.starts_at
  const notices = parties
    .filter((side) => isTold(tellings[kind], side, by))
    .flatMap((side): Notice[] => {
      const to = row[`${side}_id`]
      const dietitian = side === 'patient' ? row.dietitian_id : null
      // Two reminders of one appointment are one entry in the list, until the first has been read.
      const unless = isAnswered(sql`${kind}::text`, row.id)
      return to ? [{ to, kind, side, subject: row.id, dietitian, startsAt, unless }] : []
    })
  await notify(tx, house, event, notices)
}

/** The side that acted already knows. */
const tellings: Readonly<Record<Followed['kind'], Party | 'both' | 'other'>> = {
  'appointment.requested': 'dietitian',
  'appointment.booked': 'other',
  'appointment.reserved': 'patient',
  'appointment.paid': 'dietitian',
  'appointment.unpaid': 'both',
  'appointment.confirmed': 'patient',
  'appointment.declined': 'patient',
  'appointment.lapsed': 'both',
  'appointment.cancelled': 'other',
  'appointment.rescheduled': 'other',
  'appointment.move_asked': 'dietitian',
  'appointment.move_accepted': 'patient',
  'appointment.move_declined': 'patient',
  'appointment.move_lapsed': 'both',
  'appointment.move_withdrawn': 'dietitian',
  'appointment.completed': 'patient',
  'appointment.absence_reported': 'dietitian',
  'appointment.absence_claimed': 'other',
  'appointment.absence_decided': 'both',
  'appointment.reminder_due': 'both',
}

const isTold = (whom: Party | 'both' | 'other', side: Party, by: Party | 'platform' | null): boolean =>
  whom === 'other' ? by !== side : whom === 'both' || whom === side
