import { sql } from 'kysely'
import { missedVisit } from '#copy/money/missed-visit.ts'
import { wasMissed } from '#server/appointments/facts/paid-appointments.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { isOpenPackage, packageOf } from '../packages/facts.ts'
import { reverseEarnedUse } from '../packages/reverse-earned-use.ts'
import { type ReversibleUsesRow, reversibleUses } from '../packages/reversible-uses.ts'
import { refundToSources } from './refund-to-sources.ts'
import { refundable } from './refundable.ts'

/**
 * Refunds the rest of the price, or returns the session, of an appointment that was accounted for as completed and
 * cancelled later because its dietitian was absent. Safe to repeat; a disputed payment waits for the bank.
 */
export async function refundMissedAppointment(
  tx: Tx,
  appointment: string,
  house: House,
  now: Date,
): Promise<void> {
  const { rows: ended } = await sql<{
    is: boolean
  }>`select ${wasMissed(sql`${appointment}::uuid`)} as is`.execute(tx)
  if (!ended[0]?.is) return
  await giveBackUse(tx, appointment, house, now)
  const { rows } = await sql<{ id: string; left: number }>`
    select id, ${refundable} as left from payments
      where appointment_id = ${appointment}::uuid and settled_at is not null and disputed_at is null`.execute(
    tx,
  )
  for (const { id, left } of rows)
    if (left > 0) await refundToSources(tx, system, { payment: id, halalas: left, reason }, now, house)
}

type Use = ReversibleUsesRow & { id: string; is_open: boolean }

/** To its package if sessions of that can still be booked, otherwise as money. */
async function giveBackUse(tx: Tx, appointment: string, house: House, now: Date): Promise<void> {
  const { rows } = await sql<Use>`
    select payments.id, payments.dietitian_id is not null
        and ${isOpenPackage(sql`payments.package_id`)} as is_open, use.*
      from payments, lateral (${reversibleUses}) as use
      where package_id = ${packageOf(sql`${appointment}::uuid`)} and state = 'captured' and disputed_at is null
        and use.appointment_id = ${appointment}::uuid`.execute(tx)
  for (const { id, left, kept, is_open } of rows) {
    if (left <= 0) continue
    const to = is_open && left === kept ? 'package' : 'money'
    await reverseEarnedUse(tx, system, { id, appointment, halalas: left, to, reason }, now, house)
  }
}

/** Both sides and admins read it. */
const reason = `${missedVisit.en} ${missedVisit.ar}`
