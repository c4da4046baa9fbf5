import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { lockAppointment } from '../load.ts'
import { factsOf } from '../row.ts'
import { refusalOf } from '../rules.ts'

/** As the patient: the price of the appointment that the dietitian reserved, and until when it can be paid. */
export async function readReserved(
  tx: Tx,
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ dietitian: string; halalas: number; until: Date }> {
  const row = await lockAppointment(tx, actor, id)
  const { dietitian_id: dietitian, price_halalas: halalas, lapses_at: until } = row
  const refusal = refusalOf('pay', factsOf(row), 'patient', now)
  if (refusal || !dietitian || !until) throw new Refusal(refusal ?? 'status_has_changed')
  return { dietitian, halalas, until }
}

/** As the patient: stores an attempt to pay, and returns the id under which its payment refers to the appointment. */
export async function attemptToPay(
  tx: Tx,
  appointment: string,
  { until, wallet }: { until: Date; wallet: number },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into awaited_appointments (id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode,
        price_halalas, wallet_halalas, policy, starts_at, ends_at, patient_zone, asked_at, held_until, reserved_id)
      select uuidv7(), patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode,
          price_halalas, ${wallet}, policy, starts_at, ends_at, patient_zone, ${now}, ${until}, id
        from appointments where id = ${appointment}::uuid
      returning id`.execute(tx)
  if (!rows[0]) throw new Error('the locked appointment disappeared')
  return rows[0].id
}

/** The ids of the attempts to pay for a reserved appointment, as the source of another statement. */
export const attemptsToPay = (appointment: string): RawBuilder<{ id: string }> => sql`
  select awaited_appointments.id from awaited_appointments where awaited_appointments.reserved_id = ${appointment}::uuid`
