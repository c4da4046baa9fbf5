import type { PaymentOutcome } from '#contract/money/payments.ts'
import { currency, holdsMoney, type Payment } from '#server/money/gateway/gateway.ts'

/** What the gateway says of a form proves a payment only with the amount, the currency and the payment that we named. */
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

/** What banks may take to decide after a form has closed. */
const bankMayTake = 24 * 60 * 60_000

/** What is so as long as nothing was paid. */
export function unpaidOutcome(
  { form_until, state }: { form_until: Date; state: 'opened' | 'captured' | 'expired' },
  isDeciding: boolean,
  now: Date,
): Extract<PaymentOutcome, 'waiting' | 'not_paid' | 'ended'> {
  const since = now.getTime() - form_until.getTime()
  if (isDeciding && since < bankMayTake) return 'waiting'
  // Given up by its patient, it is over before its time.
  return since < 0 && state === 'opened' ? 'not_paid' : 'ended'
}

/** Whoever is at the form now needs no word about it. */
const leftAfter = 3 * 60_000

/** Whether its patient is to hear that it waits: a bank is deciding, or nobody has paid for a while. */
export const isWaiting = ({ opened_at }: { opened_at: Date }, outcome: PaymentOutcome, now: Date): boolean =>
  outcome === 'waiting' || (outcome === 'not_paid' && now.getTime() - opened_at.getTime() >= leftAfter)

/** To the card as far as it has paid, and what is more to the wallet; or all of it there, where that was wished for. */
export function backTo(
  halalas: number,
  byCard: number,
  wish: 'wallet' | null,
): { card: number; wallet: number } {
  const card = wish === 'wallet' ? 0 : Math.min(halalas, byCard)
  return { card, wallet: halalas - card }
}

/**
 * What is kept of a payment, in halalas, and whose it is. The fee is rounded down, for the dietitian; the tax in it is
 * rounded to the nearest.
 */
export function shareOf(
  kept: number,
  { fee_percent, vat_percent }: { fee_percent: number; vat_percent: number },
): { earned: number; fee: number; vat: number } {
  const gross = Math.floor((kept * fee_percent) / 100)
  const vat = Math.round((gross * vat_percent) / (100 + vat_percent))
  return { earned: kept - gross, fee: gross - vat, vat }
}
