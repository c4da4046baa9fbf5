import { type RawBuilder, sql } from 'kysely'
import { reversedBy, shareOfAppointment } from '../ledger/facts.ts'
import { reversalsOf } from '../payments/facts.ts'

/**
 * The income of the dietitian from an appointment of the surrounding statement, in halalas: the share of the payment
 * made through the platform, less refunds; otherwise the price.
 */
export function netOfAppointment(dietitianId: string): RawBuilder<number> {
  const appointment = sql`appointments.id`
  return sql`coalesce(${shareOfAppointment(sql`${dietitianId}::uuid`, appointment)}
    - ${reversedBy(reversalsOf(appointment))}, price_halalas)`
}
