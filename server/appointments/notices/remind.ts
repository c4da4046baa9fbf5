import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'
import { isOpen } from '../row.ts'
import { hour } from '../rules.ts'
import type { Channel } from './notice-channels.ts'

type Reminder = { how: Channel; mark: string; before: number }

const reminders: readonly Reminder[] = [
  { how: 'mail', mark: 'mail-24h', before: 24 * hour },
  { how: 'sms', mark: 'sms-2h', before: 2 * hour },
]

/**
 * Every minute: reminds both sides once of appointments that start soon, unless the time was confirmed only after the
 * reminder was due.
 */
export async function remind({ db, clock }: House): Promise<void> {
  for (const reminder of reminders)
    for (let found = batch; found === batch; )
      found = await db.as(system, (tx) => some(tx, reminder, clock.now()))
}

const batch = 100

/** The mark contains the start, so that the sides are reminded again of a moved appointment. */
async function some(tx: Tx, { how, mark, before }: Reminder, now: Date): Promise<number> {
  const window = sql`${`${before / 1_000} seconds`}::interval`
  const whole = sql`${mark}::text || ' ' || date_part('epoch', starts_at)::bigint`
  const { rows } = await sql<{ id: string; starts_at: Date; is_due: boolean }>`
    with soon as (
      select id, (select max(at) from events where subject_type = 'appointment' and subject_id = appointments.id
          and kind in ('appointment.booked', 'appointment.confirmed', 'appointment.rescheduled', 'appointment.move_accepted')) as agreed_at
        from appointments
        where ${isOpen} and status = 'confirmed' and starts_at > ${now}::timestamptz and starts_at <= ${now}::timestamptz + ${window}
          and not reminded @> array[${whole}]
        order by starts_at limit ${batch} for no key update skip locked)
    update appointments set reminded = array_append(reminded, ${whole}) from soon where appointments.id = soon.id
      returning appointments.id, starts_at, coalesce(agreed_at, requested_at) < starts_at - ${window} as is_due`.execute(
    tx,
  )
  for (const { id, starts_at, is_due } of rows)
    if (is_due)
      await record(tx, system, 'appointment.reminder_due', id, now, {
        how,
        startsAt: starts_at.toISOString(),
      })
  return rows.length
}
