import { sql } from 'kysely'
import { isAccountOpen } from '#server/accounts/facts.ts'
import { isBusyOtherwise, isHeldBy, releaseAllHeld } from '#server/availability/holds.ts'
import { type ScheduleRow, scheduleOf, scheduleRowAt } from '#server/availability/schedule.ts'
import { isListed } from '#server/directory/facts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { updateAppointment } from '../change.ts'
import { record } from '../events.ts'
import { lockAppointments } from '../load.ts'
import { meetingLinkOf } from '../meeting-link.ts'
import { factsOf as rowFacts } from '../row.ts'
import { lapseMoment, minute, refusalOf } from '../rules.ts'
import { isSlotFree, lockTimes } from './bookable.ts'

type Row = {
  patient_id: string
  dietitian_id: string
  mode: 'video' | 'in-person'
  starts_at: Date
  ends_at: Date
  /** The appointment that the dietitian booked, if this pays for one. */
  reserved_id: string | null
}
type Facts = { is_possible: boolean; is_busy: boolean; is_held: boolean; schedule: ScheduleRow | null }

/**
 * As the system, once paid: turns the reservation into an appointment, and returns its id. If the hold has ended, the
 * time must still be free. Null means that nothing was booked and that the reservation is deleted.
 */
export async function bookReserved(tx: Tx, id: string, now: Date, house: House): Promise<string | null> {
  const found = await sql<Row>`
    select patient_id, dietitian_id, mode, starts_at, ends_at, reserved_id from awaited_appointments
      where id = ${id}::uuid`.execute(tx)
  const [row] = found.rows
  if (!row) return null
  await lockTimes(tx, [row.patient_id, row.dietitian_id])
  const booked = row.reserved_id
    ? await confirmPaid(tx, row.reserved_id, now, house)
    : (await insertAwaited(tx, id, row, now, house)) && id
  await tx.deleteFrom('awaited_appointments').where('id', '=', id).execute()
  return booked || null
}

/** The dietitian booked it already, and the patient has now paid for it. Null once the reservation is over. */
async function confirmPaid(tx: Tx, id: string, now: Date, house: House): Promise<string | null> {
  const [row] = await lockAppointments(tx, sql`where id = ${id}::uuid for no key update`)
  if (!row || refusalOf('pay', rowFacts(row), 'patient', now)) return null
  await updateAppointment(
    tx,
    row,
    {
      status: 'confirmed',
      lapses_at: null,
      paid_halalas: row.price_halalas,
      meeting_link: row.mode === 'video' ? meetingLinkOf(house, id) : null,
    },
    now,
  )
  await record(tx, system, 'appointment.paid', id, now, { by: 'patient', dietitian: row.dietitian_id })
  return id
}

async function insertAwaited(tx: Tx, id: string, row: Row, now: Date, house: House): Promise<boolean> {
  const { patient_id, dietitian_id, mode, starts_at, ends_at } = row
  const { is_possible, is_busy, is_held, schedule: scheduleRow } = await factsOf(tx, row, now)
  if (!is_possible || is_busy || !scheduleRow || starts_at <= now) return false
  // The patient's own hold would make the time look booked.
  await releaseAllHeld(tx, patient_id)
  const schedule = is_held ? scheduleOf(scheduleRow) : await scheduleNow(tx, row, now)
  const minutes = (ends_at.getTime() - starts_at.getTime()) / minute
  if (!schedule || (!is_held && !isSlotFree(schedule, minutes, starts_at, now))) return false
  const lapsesAt = schedule.takesAtOnce ? null : lapseMoment(now, starts_at, schedule.notice)
  if (lapsesAt && lapsesAt <= now) return false
  await sql`
    insert into appointments (id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas,
        paid_halalas, policy, starts_at, ends_at, zone, patient_zone, status, lapses_at, meeting_link, requested_at, changed_at, message_sealed)
      select id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas,
        price_halalas, policy, starts_at, ends_at, ${schedule.zone}, patient_zone, ${lapsesAt ? 'pending' : 'confirmed'},
        ${lapsesAt}, ${!lapsesAt && mode === 'video' ? meetingLinkOf(house, id) : null}, ${now}, ${now}, message_sealed
      from awaited_appointments where id = ${id}::uuid`.execute(tx)
  await record(tx, system, lapsesAt ? 'appointment.requested' : 'appointment.booked', id, now, {
    by: 'patient',
    dietitian: dietitian_id,
    to: starts_at.toISOString(),
  })
  return true
}

async function factsOf(tx: Tx, { patient_id, dietitian_id, starts_at, ends_at }: Row, now: Date) {
  const { rows } = await sql<Facts>`
    select ${isListed(dietitian_id, now)} and ${isAccountOpen(sql`${patient_id}::uuid`)} as is_possible,
      ${isBusyOtherwise({ holder: patient_id, from: starts_at, to: ends_at }, now)} as is_busy,
      ${isHeldBy({ holder: patient_id, from: starts_at, to: ends_at }, now)} as is_held,
      ${scheduleRowAt(dietitian_id, starts_at, now)} as schedule`.execute(tx)
  return rows[0] ?? { is_possible: false, is_busy: false, is_held: false, schedule: null }
}

async function scheduleNow(tx: Tx, { dietitian_id, starts_at }: Row, now: Date) {
  const { rows } = await sql<Pick<Facts, 'schedule'>>`
    select ${scheduleRowAt(dietitian_id, starts_at, now)} as schedule`.execute(tx)
  return rows[0]?.schedule ? scheduleOf(rows[0].schedule) : null
}
