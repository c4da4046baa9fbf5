import { type RawBuilder, sql } from 'kysely'

/** Whether a bank asks for the money of an appointment back, and it is not decided yet. */
export const isDisputed = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where payments.appointment_id = ${appointment} and payments.disputed_at is not null)`

/** The refunds of what was paid for an appointment. */
export const refundsOf = (appointment: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  select refunds.id from refunds join payments on payments.id = payment_id
    where payments.appointment_id = ${appointment}`

/** Whoever accounts for an appointment, gives back of it or frees what was earned with it comes one after the other. */
export const lockPaymentOf = (appointment: string): RawBuilder<unknown> =>
  sql`select from payments where appointment_id = ${appointment}::uuid for no key update`
