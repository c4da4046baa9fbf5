import type { PaymentOutcome } from '#contract/money/payments.ts'
import { currency, holdsMoney, type Payment } from '../gateway/gateway.ts'

/** A payment at the gateway proves this payment only with the amount, the currency and the payment id that we set. */
export const provesPayment = (
  said: Payment,
  { id, amount_halalas }: { id: string; amount_halalas: number },
): boolean =>
  holdsMoney(said) &&
  said.status !== 'authorized' &&
  said.refunded === 0 &&
  said.amount === amount_halalas &&
  said.currency === currency &&
  said.metadata?.payment === id

/** How long banks may take to decide after a form has closed. */
const bankMayTake = 24 * 60 * 60_000

/** The outcome while nothing is paid. */
export function unpaidOutcome(
  { form_until, state }: { form_until: Date; state: 'opened' | 'captured' | 'expired' },
  isDeciding: boolean,
  now: Date,
): Extract<PaymentOutcome, 'waiting' | 'not_paid' | 'ended'> {
  const since = now.getTime() - form_until.getTime()
  if (isDeciding && since < bankMayTake) return 'waiting'
  // A payment that its patient has given up ends before its form expires.
  return since < 0 && state === 'opened' ? 'not_paid' : 'ended'
}

/** A patient who may still be filling in the form needs no notice about it. */
const leftAfter = 3 * 60_000

/** Whether to notify the patient of the pending payment: a bank is deciding, or nobody has paid for a while. */
export const isWaiting = ({ opened_at }: { opened_at: Date }, outcome: PaymentOutcome, now: Date): boolean =>
  outcome === 'waiting' || (outcome === 'not_paid' && now.getTime() - opened_at.getTime() >= leftAfter)

/**
 * To the card up to the amount it has paid, the rest to the wallet; or all to the wallet, if the patient chose that.
 */
export function splitRefund(
  halalas: number,
  byCard: number,
  wish: 'wallet' | null,
): { card: number; wallet: number } {
  const card = wish === 'wallet' ? 0 : Math.min(halalas, byCard)
  return { card, wallet: halalas - card }
}

/**
 * Splits the part of a payment that is not refunded, in halalas, into the dietitian's share, the fee and the tax. The
 * fee is rounded down, in the dietitian's favour; the tax in it is rounded to the nearest.
 */
export function shareOf(
  kept: number,
  { fee_percent, vat_percent }: { fee_percent: number; vat_percent: number },
): { earned: number; fee: number; vat: number } {
  const gross = Math.floor((kept * fee_percent) / 100)
  const vat = Math.round((gross * vat_percent) / (100 + vat_percent))
  return { earned: kept - gross, fee: gross - vat, vat }
}
