import { type RawBuilder, sql } from 'kysely'
import type { Ending, Party } from '#contract/appointments/appointment.ts'
import type { accountEvents } from '#server/accounts/events.ts'
import { isAccountOpen } from '#server/accounts/facts.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { updateAppointment } from './change.ts'
import { record } from './events.ts'
import { lockAppointments } from './load.ts'
import type { ReasonSealer } from './reason.ts'

/**
 * Cancels all upcoming appointments of a dietitian, or those after a later moment; both sides get the reason. Returns
 * the count.
 */
export const cancelUpcoming = (
  tx: Tx,
  actor: Actor,
  dietitianId: string,
  reason: ReasonSealer,
  now: Date,
  { after = now }: { after?: Date } = {},
): Promise<number> =>
  cancelEach(
    tx,
    actor,
    {
      whose: sql`dietitian_id = ${dietitianId}::uuid and starts_at > ${after}`,
      ending: 'cancelled_by_platform',
      by: 'platform',
      reason,
    },
    now,
  )

/** Cancels an appointment that has not begun, because it is no longer paid for. */
export const cancelUnpaid = (tx: Tx, id: string, reason: ReasonSealer, now: Date): Promise<number> =>
  cancelEach(
    tx,
    system,
    { whose: sql`id = ${id}::uuid`, ending: 'cancelled_by_platform', by: 'platform', reason },
    now,
  )

/** Cancels all upcoming appointments of a person, as a patient or as a dietitian. */
export const cancelAllAhead = (
  tx: Tx,
  actor: Actor,
  id: string,
  reason: ReasonSealer,
  now: Date,
): Promise<number> =>
  cancelEach(
    tx,
    actor,
    {
      whose: sql`${id}::uuid in (patient_id, dietitian_id)`,
      ending: 'cancelled_by_platform',
      by: 'platform',
      reason,
    },
    now,
  )

/** After `account.leaving`: cancels immediately, so that no one waits in vain while the person may still return. */
export const cancelForLeaver: Job<EventOfJob<typeof accountEvents, 'appointments_of_leaver'>> = (
  { db, clock },
  eventId,
) =>
  db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    const { rows } = await sql`select where ${isAccountOpen(sql`${subject_id}::uuid`)}`.execute(tx)
    if (rows.length === 0) await cancelAppointmentsOf(tx, subject_id, clock.now())
  })

/** A person who leaves attends none of their appointments. */
export async function cancelAppointmentsOf(tx: Tx, id: string, now: Date): Promise<void> {
  const sides = { patient: sql`patient_id = ${id}::uuid`, dietitian: sql`dietitian_id = ${id}::uuid` }
  await cancelEach(tx, system, { whose: sides.patient, ending: 'cancelled_by_patient', by: 'patient' }, now)
  await cancelEach(
    tx,
    system,
    { whose: sides.dietitian, ending: 'cancelled_by_dietitian', by: 'dietitian' },
    now,
  )
}

type Which = {
  whose: RawBuilder<unknown>
  ending: Ending
  by: Party | 'platform'
  reason?: ReasonSealer
  kind?: 'appointment.cancelled' | 'appointment.declined'
}

export async function cancelEach(
  tx: Tx,
  actor: Actor,
  { whose, ending, by, reason, kind = 'appointment.cancelled' }: Which,
  now: Date,
): Promise<number> {
  const rows = await lockAppointments(
    tx,
    sql`where ${whose} and status in ('pending', 'confirmed') and starts_at > ${now} order by id for no key update`,
  )
  for (const row of rows) {
    await updateAppointment(
      tx,
      row,
      { status: 'cancelled', ending, lapses_at: null, reason_sealed: reason?.(row.id) ?? null },
      now,
    )
    await record(tx, actor, kind, row.id, now, { by, dietitian: row.dietitian_id })
  }
  return rows.length
}
