import { type RawBuilder, sql } from 'kysely'
import { takenBackOf } from '#server/paying/facts.ts'
import { shareOfAppointment, takenBackBy } from '#server/payments/ledger/facts.ts'

/**
 * What an appointment of the statement around it brought its dietitian, in halalas: the share of what was paid through the platform
 * less what went back, else the price.
 */
export function netOfAppointment(dietitianId: string): RawBuilder<number> {
  const appointment = sql`appointments.id`
  return sql`coalesce(${shareOfAppointment(sql`${dietitianId}::uuid`, appointment)}
    - ${takenBackBy(takenBackOf(appointment))}, price_halalas)`
}
