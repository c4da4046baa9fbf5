import { type RawBuilder, sql } from 'kysely'

/** The refund of a paid appointment that is over. */
export type EndedPaidAppointment = { refund_halalas: number; refund_to: 'wallet' | null; by_patient: boolean }

/** Returns no row while the appointment may still take place. */
export const endedPaidAppointment = (id: string): RawBuilder<EndedPaidAppointment> => sql`
  select coalesce(refund_halalas, 0) as refund_halalas, refund_to, ending is not distinct from 'cancelled_by_patient' as by_patient
    from appointments
    where id = ${id}::uuid and status in ('completed', 'cancelled')`

/** Whether the dietitian was absent, as our call showed, both sides stated or an admin decided. */
export const wasMissed = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from appointments where appointments.id = ${id} and ending = 'dietitian_absent')`

/** Appointments paid for with money rather than a package, by when they were requested. */
export const paidAppointments = (
  from: Date,
  until: Date,
): RawBuilder<{ id: string; paid_halalas: number }> => sql`
  select id, paid_halalas from appointments where paid_halalas > 0 and package_id is null
    and requested_at >= ${from}::timestamptz and requested_at < ${until}::timestamptz`

export const appointmentExists = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from appointments where appointments.id = ${id})`

/** Whether the appointment is over, however it ended. */
export const hasEnded = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from appointments where appointments.id = ${id} and status in ('completed', 'cancelled'))`
