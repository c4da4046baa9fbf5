import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { paidWithOf } from '#server/money/cards/rules.ts'
import { postCapture } from '#server/money/ledger/post-capture.ts'
import { postEarned } from '#server/money/ledger/post-earned.ts'
import { type Entry, postTransaction } from '#server/money/ledger/post-transaction.ts'
import { decideRefund, postOwedRefund } from '#server/money/payments/owe-refund.ts'
import { reverseEarnings } from '#server/money/payments/reverse-earnings.ts'
import { shareOf } from '#server/money/payments/rules.ts'
import type { demoSources } from './content/money.ts'
import { asPerson } from './history.ts'
import { feeOf } from './simulator/bank.ts'

const rates = { fee_percent: 15, vat_percent: 15 }

type Capture = {
  id: string
  patient_id: string
  dietitian_id: string
  /** Either `appointment` or `package` is set. */
  appointment: string | null
  package: string | null
  /** The whole amount, and the wallet's part of it. */
  halalas: number
  wallet: number
  openedAt: Date
  source: (typeof demoSources)[number]
}

export async function capture(
  tx: Tx,
  { id, appointment, package: bought, halalas, wallet, openedAt, source, ...sides }: Capture,
  at: Date,
): Promise<void> {
  const byCard = halalas - wallet
  await sql`
    insert into payments (id, patient_id, dietitian_id, appointment_id, package_id, amount_halalas, wallet_halalas, fee_percent, vat_percent,
        form, url, opened_at, form_until)
      values (${id}::uuid, ${sides.patient_id}::uuid, ${sides.dietitian_id}::uuid, ${appointment}::uuid, ${bought}::uuid, ${byCard}, ${wallet},
        ${rates.fee_percent}, ${rates.vat_percent}, ${`demo form ${id}`}, 'https://pay.example/', ${openedAt}, ${at})`.execute(
    tx,
  )
  await sql`
    update payments set state = 'captured', gateway_payment = ${randomUUID()}, card_brand = ${paidWithOf(source)}, last_four = ${source.lastFour},
        captured_at = ${at}
      where id = ${id}::uuid`.execute(tx)
  await postCapture(tx, { payment: id, halalas: byCard, gatewayFee: feeOf({ amount: byCard, source }) }, at)
  if (wallet > 0) await spend(tx, { payment: id, of: sides.patient_id, appointment, halalas: wallet }, at)
}

type Spent = { payment: string; of: string; appointment: string | null; halalas: number }

async function spend(tx: Tx, { payment, of, appointment, halalas }: Spent, at: Date): Promise<void> {
  await asPerson(tx, { id: of, role: 'patient' }, () =>
    tx
      .insertInto('wallet_holds')
      .values({
        payment_id: payment,
        user_id: of,
        appointment_id: appointment,
        halalas,
        held_at: at,
        held_until: at,
      })
      .execute(),
  )
  const entries: Entry[] = [
    { account: { kind: 'wallet', of }, halalas },
    { account: 'prepaid', halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'wallet_paid', cause: payment, entries }, at)
  await tx.updateTable('wallet_holds').set({ spent_at: at }).where('payment_id', '=', payment).execute()
}

type Earned = { kind?: 'package_earned'; cause: string; of: string; kept: number }

/** Returns the dietitian's share. */
export async function earn(tx: Tx, { kept, ...of }: Earned, at: Date): Promise<number> {
  const share = shareOf(kept, rates)
  await postEarned(tx, { ...of, kept, share }, at)
  return share.earned
}

export type OwedRefund = { payment: string; halalas: number; cause: 'ended' | 'package_ended' }

/** Records the refund as owed, and returns the step that makes it. */
export async function oweRefund(
  tx: Tx,
  { payment, halalas, cause }: OwedRefund,
  at: Date,
): Promise<(at: Date) => Promise<void>> {
  const refund = await addRefund(tx, { payment, halalas, cause }, at)
  await postOwedRefund(tx, { refund, halalas, from: 'prepaid' }, at)
  return (then) => goes(tx, { refund, halalas }, then)
}

type ByAdmin = {
  keys: KeyRing
  payment: string
  appointment: string
  of: string
  kept: number
  halalas: number
  reason: string
}

/** A refund by an admin after the money was earned. */
export async function refundByAdmin(
  tx: Tx,
  { keys, payment, appointment, of, kept, halalas, reason }: ByAdmin,
  at: Date,
): Promise<{ refund: string; taken: number; goes(at: Date): Promise<void> }> {
  const refund = await decideRefund(tx, { payment, halalas, reason }, at, { keys })
  const earned = { dietitian_id: of, appointment_id: appointment, ...rates }
  const taken = await reverseEarnings(tx, earned, { cause: refund, halalas, kept, to: 'refunds_due' }, at)
  return { refund, taken, goes: (then) => goes(tx, { refund, halalas }, then) }
}

type Refund = {
  payment: string
  halalas: number
  cause: 'ended' | 'package_ended'
}

async function addRefund(tx: Tx, { payment, ...refund }: Refund, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto('refunds')
    .values({ payment_id: payment, owed_at: at, ...refund })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function goes(
  tx: Tx,
  { refund, halalas }: { refund: string; halalas: number },
  at: Date,
): Promise<void> {
  await tx.updateTable('refunds').set({ done_at: at }).where('id', '=', refund).execute()
  const entries: Entry[] = [
    { account: 'refunds_due', halalas },
    { account: 'clearing', halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'refunded', cause: refund, entries }, at)
}

type Credit = { person: string; payment: string; appointment: string; halalas: number }

export async function creditToWallet(
  tx: Tx,
  { person, payment, appointment, halalas }: Credit,
  at: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('wallet_credits')
    .values({ user_id: person, payment_id: payment, appointment_id: appointment, halalas, credited_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries: Entry[] = [
    { account: 'prepaid', halalas },
    { account: { kind: 'wallet', of: person }, halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'wallet_refunded', cause: id, entries }, at)
}
