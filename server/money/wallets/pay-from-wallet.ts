import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { lockAvailable } from './balance.ts'

type Hold = {
  payment: string
  /** The purchase: one of the two is set. */
  appointment: string | null
  package?: string
  halalas: number
  until: Date
}

/** Holds the amount to be paid, so that no other tab pays with it meanwhile. */
export async function holdFromWallet(
  tx: Tx,
  { id }: Actor,
  { payment, appointment, package: bought, halalas, until }: Hold,
  now: Date,
): Promise<void> {
  const available = await lockAvailable(tx, id, now)
  if (available < halalas)
    throw new Refusal('wallet_has_changed', { detail: { available: Math.max(0, available) / 100 } })
  await tx
    .insertInto('wallet_holds')
    .values({
      payment_id: payment,
      user_id: id,
      appointment_id: appointment,
      package_id: bought ?? null,
      halalas,
      held_at: now,
      held_until: until,
    })
    .execute()
}

/** As the system: whether the amount held can still be spent; until the commit no other transaction can spend it. */
export async function isHoldCovered(tx: Tx, payment: string, now: Date): Promise<boolean> {
  const hold = await holdOf(tx, payment)
  if (!hold?.user_id || hold.spent_at) return false
  return (await lockAvailable(tx, hold.user_id, now, payment)) >= hold.halalas
}

/** As the system, in the transaction that captures the rest. */
export async function spendHeld(tx: Tx, payment: string, now: Date): Promise<void> {
  const hold = await holdOf(tx, payment)
  if (!hold?.user_id) throw new Error('the wallet holds nothing for this payment')
  await postTransaction(
    tx,
    {
      kind: 'wallet_paid',
      cause: payment,
      entries: [
        { account: { kind: 'wallet', of: hold.user_id }, halalas: hold.halalas },
        { account: 'prepaid', halalas: -hold.halalas },
      ],
    },
    now,
  )
  await tx.updateTable('wallet_holds').set({ spent_at: now }).where('payment_id', '=', payment).execute()
}

/** As the system: makes the amount held for an abandoned payment available again. */
export async function releaseHeld(tx: Tx, payment: string, now: Date): Promise<void> {
  await tx
    .updateTable('wallet_holds')
    .set({ held_until: now })
    .where('payment_id', '=', payment)
    .where('spent_at', 'is', null)
    .where('held_until', '>', now)
    .execute()
}

const holdOf = (tx: Tx, payment: string) =>
  tx
    .selectFrom('wallet_holds')
    .select(['user_id', 'halalas', 'spent_at'])
    .where('payment_id', '=', payment)
    .executeTakeFirst()
