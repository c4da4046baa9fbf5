import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { endPackage } from '../packages/end-package.ts'
import { openPackages } from '../packages/facts.ts'
import { lockPackagePayment } from '../packages/refund-to-card-then-wallet.ts'
import { accountForAppointment } from '../payments/account-for-appointment.ts'
import { oweRefund } from '../payments/owe-refund.ts'
import { walletBalance } from './balance.ts'
import { totalCreditedFor } from './facts.ts'

/**
 * As the system, before the owner is erased: first ends open packages and accounts for ended appointments; then
 * refunds the wallet's money to the cards it came from, latest payment first.
 */
export async function emptyWallet(tx: Tx, person: string, now: Date): Promise<void> {
  const { rows: open } = await sql<{ id: string }>`
    select id from ${openPackages} as open where patient_id = ${person}::uuid`.execute(tx)
  for (const { id } of open) {
    const payment = await lockPackagePayment(tx, id)
    if (payment) await endPackage(tx, payment, { ending: 'patient_left' }, now)
  }
  const unsettled = await tx
    .selectFrom('payments')
    .select('appointment_id')
    .where('patient_id', '=', person)
    .where('state', '=', 'captured')
    .where('settled_at', 'is', null)
    .execute()
  for (const { appointment_id } of unsettled)
    if (appointment_id !== null) await accountForAppointment(tx, appointment_id, now)
  const { rows } = await sql<{ id: string; possible: number; balance: number }>`
    select id, ${walletBalance(person)} as balance,
        least(${totalCreditedFor(sql`payments.id`)},
          amount_halalas - (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id)) as possible
      from payments where patient_id = ${person}::uuid and state = 'captured' and ${totalCreditedFor(sql`payments.id`)} > 0
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
