import { type RawBuilder, sql } from 'kysely'
import { hasEnded } from '#server/appointments/facts/paid-appointments.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { accountForUse } from '../packages/account-for-use.ts'
import { bookedUses } from '../packages/facts.ts'
import { accountForAppointment } from './account-for-appointment.ts'
import { refundPayment } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Payments whose patient did not return, and that no webhook has reported. */
export function settlePayments(house: House): Promise<void> {
  return eachPayment(
    house,
    (now) => sql`state = 'opened' and opened_at < ${new Date(now.getTime() - 60_000)}`,
    settlePayment,
  )
}

/** Banks may take days, and a webhook may be lost: this finds money that reached an expired form, or arrived twice. */
export function checkExpired(house: House): Promise<void> {
  return eachPayment(
    house,
    (now) =>
      sql`state in ('expired', 'captured') and opened_at > ${new Date(now.getTime() - 8 * 86_400_000)}`,
    settlePayment,
  )
}

/** Decisions of banks that no webhook has reported; and once a day, new disputes about payments of the last months. */
export async function checkDisputes(house: House): Promise<void> {
  const gateway = gatewayOf(house)
  if (!gateway) return
  const now = house.clock.now()
  const isNight = now.getUTCHours() === 1
  await eachPayment(
    house,
    () =>
      sql`state = 'captured' and (disputed_at is not null
        or (${isNight} and captured_at > ${new Date(now.getTime() - 120 * 86_400_000)}))`,
    async (_, id) => {
      const [known] = await house.db.read(
        system,
        () => sql<{ gateway_payment: string }>`select gateway_payment from payments where id = ${id}::uuid`,
      )
      const said = known && (await gateway.readPayment(known.gateway_payment))
      if (said) await settleDispute(house, said)
    },
  )
}

/**
 * Finishes what a job could not: ended appointments that are not accounted for, and refunds that are still owed. Only
 * the refunds need a gateway.
 */
export async function finishPayments(house: House): Promise<void> {
  await eachPayment(
    house,
    (now) =>
      sql`state = 'captured' and settled_at is null and captured_at < ${new Date(now.getTime() - 60_000)}`,
    async (_, __, appointment) => {
      if (appointment !== null)
        await house.db.as(system, (tx) => accountForAppointment(tx, appointment, house.clock.now()))
    },
  )
  await finishUses(house)
  await eachPayment(
    house,
    () => sql`exists (select from refunds where payment_id = payments.id and done_at is null)`,
    refundPayment,
  )
}

/** Ended appointments that were booked with packages. */
async function finishUses(house: House): Promise<void> {
  const due = await house.db.read(
    system,
    () => sql<{ appointment_id: string }>`
      select booked.appointment_id from (${bookedUses}) as booked where ${hasEnded(sql`booked.appointment_id`)} limit ${batch}`,
  )
  for (const { appointment_id: appointment } of due)
    try {
      await house.db.as(system, (tx) => accountForUse(tx, appointment, house.clock.now()))
    } catch (fault) {
      house.log('warn', 'package.use_unfinished', { appointment, fault: (fault as Error).name })
    }
}

const batch = 500

/** One after the other; one that fails does not block the others. */
async function eachPayment(
  house: House,
  which: (now: Date) => RawBuilder<unknown>,
  work: (house: House, id: string, appointment: string | null) => Promise<unknown>,
): Promise<void> {
  const now = house.clock.now()
  for (let last = '', found = batch; found === batch; ) {
    const rows = await house.db.read(
      system,
      () => sql<{ id: string; appointment_id: string | null }>`
        select id, appointment_id from payments where ${which(now)} and id::text > ${last} order by id::text limit ${batch}`,
    )
    for (const { id, appointment_id } of rows)
      try {
        await work(house, id, appointment_id)
      } catch (fault) {
        house.log('warn', 'payment.unfinished', { payment: id, fault: (fault as Error).name })
      }
    last = rows.at(-1)?.id ?? ''
    found = rows.length
  }
}
