import { type RawBuilder, sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { record } from '../events.ts'
import { oweRefund } from '../payments/owe-refund.ts'
import { splitRefund } from '../payments/rules.ts'
import { creditWallet } from '../wallets/credit-wallet.ts'

export type PaymentOfPackage = {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  package_id: string
  fee_percent: number
  vat_percent: number
  is_disputed: boolean
}

/** Transactions that move the money of a package run one after the other. */
export async function lockPackagePayment(tx: Tx, bought: string): Promise<PaymentOfPackage | null> {
  const { rows } = await sql<PaymentOfPackage>`
    select id, patient_id, dietitian_id, package_id, fee_percent, vat_percent, disputed_at is not null as is_disputed
      from payments where package_id = ${bought}::uuid and state = 'captured' for no key update`.execute(tx)
  return rows[0] ?? null
}

/** The amount that a card has paid and that has not been refunded to it, for a row of payments. */
export const leftOnCard: RawBuilder<number> = sql`greatest(0, amount_halalas
  - (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and not by_bank)
  - (select coalesce(sum(halalas), 0)::int from disputes where payment_id = payments.id and state <> 'won'))`

type Back = {
  halalas: number
  cause: 'package_ended' | 'use_returned'
  wish: 'wallet' | null
  /** The appointment whose session was returned. */
  appointment: string | null
}

/**
 * To the card up to the amount it has paid, the rest to the wallet; or all to the wallet, if the patient chose that.
 */
export async function refundToCardThenWallet(
  tx: Tx,
  { id, patient_id: patient, package_id }: PaymentOfPackage,
  { halalas, cause, wish, appointment }: Back,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ by_card: number }>`
    select ${leftOnCard} as by_card from payments where id = ${id}::uuid`.execute(tx)
  const { card, wallet } = splitRefund(halalas, rows[0]?.by_card ?? 0, patient === null ? null : wish)
  if (card > 0) await oweRefund(tx, { payment: id, halalas: card, cause }, now)
  if (wallet > 0 && patient !== null) {
    await creditWallet(
      tx,
      { person: patient, payment: id, appointment, package: package_id, halalas: wallet },
      now,
    )
    await record(tx, system, 'payment.credited', id, now)
  }
}
