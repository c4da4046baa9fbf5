import { type RawBuilder, sql } from 'kysely'
import { releaseHeldTime, stillHeldUntil } from '#server/availability/holds.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { isAlive } from '../facts/conditions.ts'

export type ReservationRow = {
  service_id: string | null
  service_name: string
  other_service_name: string | null
  mode: 'video' | 'in-person'
  starts_at: Date
  kept_until: Date | null
  face: { other_full_name: string | null; other_other_name: string | null } | null
}

/** The booking that a patient is paying for, as the source of another statement, until it is booked or given up. */
export const reservationFor = (
  patient: string,
  appointment: RawBuilder<unknown>,
  now: Date,
): RawBuilder<ReservationRow> => sql`
  select service_id, service_name, other_service_name, mode, starts_at,
      ${stillHeldUntil(patient, sql`tstzrange(starts_at, ends_at)`, now)} as kept_until,
      app.face_of_listed(dietitian_id) as face
    from awaited_appointments
    where awaited_appointments.id = ${appointment} and awaited_appointments.patient_id = ${patient}::uuid
      and starts_at > ${now}::timestamptz and reserved_id is null`

/** As the system: the start of the reserved appointment; null once it is booked, given up or long past. */
export async function startOfReservation(tx: Tx, id: string): Promise<Date | null> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from awaited_appointments where id = ${id}::uuid`.execute(tx)
  return rows[0]?.starts_at ?? null
}

/**
 * Whether the reserved time was booked in another way, is being paid for again, or belongs to an appointment whose
 * dietitian reserved it, which has notices of its own.
 */
export const isReservationReplaced = (
  appointment: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql`exists (
  select from awaited_appointments as wanted where wanted.id = ${appointment} and (wanted.reserved_id is not null
    or exists (select from appointments as booked
      where booked.patient_id = wanted.patient_id and booked.dietitian_id = wanted.dietitian_id
        and booked.starts_at = wanted.starts_at and ${isAlive(sql`booked`, now)})
    or exists (select from awaited_appointments as later
      where later.patient_id = wanted.patient_id and later.dietitian_id = wanted.dietitian_id
        and later.starts_at = wanted.starts_at and later.asked_at > wanted.asked_at and later.held_until > ${now}::timestamptz)))`

/** As the system: no longer waits for the payment, and frees the time. */
export async function releaseReservation(tx: Tx, id: string): Promise<void> {
  const row = await tx
    .deleteFrom('awaited_appointments')
    .where('id', '=', id)
    .returning(['patient_id', 'starts_at', 'ends_at'])
    .executeTakeFirst()
  if (row) await releaseHeldTime(tx, { holder: row.patient_id, from: row.starts_at, to: row.ends_at })
}
