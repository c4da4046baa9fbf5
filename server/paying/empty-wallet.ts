import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'
import { walletBalance } from '#server/wallets/balance.ts'
import { creditOf } from '#server/wallets/facts.ts'
import { accountForAppointment } from './account-for-appointment.ts'
import { oweRefund } from './owe-refund.ts'

/**
 * As the system, before its owner is erased: what came to the wallet from a card goes back there, the latest first, and what has
 * ended until now before that.
 */
export async function emptyWallet(tx: Tx, person: string, now: Date): Promise<void> {
  const unsettled = await tx
    .selectFrom('payments')
    .select('appointment_id')
    .where('patient_id', '=', person)
    .where('state', '=', 'captured')
    .where('settled_at', 'is', null)
    .execute()
  for (const { appointment_id } of unsettled) await accountForAppointment(tx, appointment_id, now)
  const { rows } = await sql<{ id: string; possible: number; balance: number }>`
    select id, ${walletBalance(person)} as balance,
        least((${creditOf(sql`payments.id`)} ->> 'halalas')::int,
          amount_halalas - (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id)) as possible
      from payments where patient_id = ${person}::uuid and state = 'captured' and ${creditOf(sql`payments.id`)} is not null
      order by captured_at desc for no key update of payments`.execute(tx)
  let left = rows[0]?.balance ?? 0
  for (const { id, possible } of rows) {
    const halalas = Math.min(left, possible)
    if (halalas <= 0) continue
    left -= halalas
    await oweRefund(
      tx,
      { payment: id, halalas, cause: 'wallet_closed', from: { kind: 'wallet', of: person } },
      now,
    )
  }
}
