import type { DifferenceKind } from '#contract/money/reconciliation.ts'
import { currency, type Payment, type Payout } from '../gateway/gateway.ts'
import type { ComparableRow } from '../payments/comparable.ts'
import type { ComparablePayout } from '../payouts/comparable.ts'
import { payoutOutcome } from '../payouts/rules.ts'

export type FoundDifference = {
  kind: DifferenceKind
  subject: string
  payment: string | null
  there: number | null
  here: number | null
}

const tookMoney = ({ status }: Payment) => ['paid', 'captured', 'refunded'].includes(status)

/** Compares a payout as recorded here with the gateway's payout of the same id or number. */
export function payoutDifferences(here: ComparablePayout, there: Payout | null): FoundDifference[] {
  const differs = (kind: DifferenceKind, theirs: number | null): FoundDifference[] => [
    { kind, subject: here.id, payment: null, there: theirs, here: here.halalas },
  ]
  // A payout that the gateway does not know yet, or that is in doubt, is handled elsewhere.
  if (!there) return here.state === 'sent' || here.state === 'paid' ? differs('payout_missing', null) : []
  if (there.amount !== here.halalas || there.currency !== currency)
    return differs('payout_amount', there.amount)
  const end = payoutOutcome(there)
  const hasOtherEnd =
    here.state === 'returned' ? end !== 'returned' : here.state === 'paid' && end === 'returned'
  return hasOtherEnd ? differs('payout_end', there.amount) : []
}

/** A payout that is unknown here; one that was never paid is no loss. */
export const unknownPayout = (there: Payout): FoundDifference[] =>
  payoutOutcome(there) === 'returned'
    ? []
    : [{ kind: 'payout_unknown', subject: there.id, payment: null, there: there.amount, here: null }]

/** A payment at the gateway that is unknown here. One that was fully refunded, or never paid, is no loss. */
export function unknownPayment(there: Payment): FoundDifference[] {
  const held = tookMoney(there) ? there.amount - there.refunded : 0
  if (held === 0) return []
  return [{ kind: 'unknown_here', subject: there.id, payment: null, there: held, here: null }]
}

/** Compares the gateway's version of a payment with its row and with the ledger. */
export function paymentDifferences(here: ComparableRow, there: Payment | null): FoundDifference[] {
  const found: FoundDifference[] = []
  const differs = (kind: DifferenceKind, theirs: number | null, ours: number | null) =>
    found.push({ kind, subject: here.id, payment: here.id, there: theirs, here: ours })
  const { amount_halalas: amount, refunded, refund_due, wallet, credited } = here
  const isPosted = here.posted === amount && here.posted_back === refunded
  if (!isPosted || here.posted_wallet !== wallet || here.posted_credit !== credited)
    differs('ledger', null, here.posted - here.posted_back + here.posted_wallet - here.posted_credit)
  if (!here.is_booked && refunded + refund_due - here.moved + credited < amount + wallet)
    differs(here.is_of_package ? 'unsold' : 'unbooked', null, amount + wallet)
  // The gateway knows nothing of payments made from a wallet.
  if (amount === 0) return found
  if (!there || !tookMoney(there)) differs('missing_there', null, amount)
  else {
    if (there.amount !== amount || there.currency !== currency) differs('amount', there.amount, amount)
    // A refund in progress may have been made without being recorded yet.
    if (there.refunded > refunded + refund_due) differs('refund_unwritten', there.refunded, refunded)
    if (there.refunded < refunded) differs('refund_missing', there.refunded, refunded)
    if ((there.fee ?? 0) !== here.posted_fee) differs('fee', there.fee ?? 0, here.posted_fee)
  }
  return found
}
