import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Followed } from '../events.ts'
import type { LockedAppointment } from '../load.ts'

export type CalendarMethod = 'REQUEST' | 'CANCEL'

/** The effect of an email on its reader's calendar: an entry that was never added is neither changed nor removed. */
export function calendarMethod(
  { kind }: Pick<Followed, 'kind'>,
  { status, in_calendars }: Pick<LockedAppointment, 'status' | 'in_calendars'>,
  side: Party,
): CalendarMethod | null {
  const method = methods[kind]
  const isThere = in_calendars.includes(side)
  // A patient who has made a request plans with it; the dietitian may still decline.
  const isOwnRequest = kind === 'appointment.requested' && side === 'patient'
  if (method === 'REQUEST') return status === 'confirmed' || isThere || isOwnRequest ? method : null
  return method && isThere ? method : null
}

const methods: Partial<Record<Followed['kind'], CalendarMethod>> = {
  'appointment.requested': 'REQUEST',
  'appointment.booked': 'REQUEST',
  'appointment.paid': 'REQUEST',
  'appointment.confirmed': 'REQUEST',
  'appointment.rescheduled': 'REQUEST',
  'appointment.move_accepted': 'REQUEST',
  'appointment.declined': 'CANCEL',
  'appointment.lapsed': 'CANCEL',
  'appointment.cancelled': 'CANCEL',
  'appointment.absence_reported': 'CANCEL',
}

/** Done before the email is sent, so that one written meanwhile removes the entry that this one adds. */
export const markInCalendar = (
  tx: Tx,
  { id }: Pick<LockedAppointment, 'id'>,
  side: Party,
): Promise<unknown> =>
  sql`update appointments set in_calendars = array_append(in_calendars, ${side}::text)
    where id = ${id}::uuid and not in_calendars @> array[${side}::text]`.execute(tx)
