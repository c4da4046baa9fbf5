import { type RawBuilder, sql } from 'kysely'
import { earnedUsesOf } from './facts.ts'
import { leftOnCard } from './refund-to-card-then-wallet.ts'

export type ReversibleUsesRow = {
  appointment_id: string
  /** The price it was booked for, less what has been taken back. */
  kept: number
  /** The part of that which can still be taken back. */
  left: number
}

/** Earned money that a bank has refunded; the platform bears it, and the patient already has it. */
const borne = sql`(select coalesce(sum(borne), 0)::int from disputes where payment_id = payments.id)`

const taken = (appointment: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from taken_uses where payment_id = payments.id and appointment_id = ${appointment})`

/** The earned sessions of the package of a row of payments. If the patient has left, only a card can be refunded. */
export const reversibleUses: RawBuilder<ReversibleUsesRow> = sql`
  select appointment_id, kept, greatest(0, least(kept, sum(kept) over () - ${borne},
      case when payments.patient_id is null then ${leftOnCard} end))::int as left
    from (select used.appointment_id, used.halalas - ${taken(sql`used.appointment_id`)} as kept
      from (${earnedUsesOf(sql`payments.package_id`)}) as used) as earned`
