import { about, detail, recorder } from '#server/ground/data/events.ts'

export type RefundCause =
  | 'time_gone'
  | 'ended'
  | 'wallet_closed'
  | 'by_admin'
  | 'not_sold'
  | 'package_ended'
  | 'use_returned'
export type RefundFacts = { payment: string; refund: string; halalas: number; cause: RefundCause }
type Decided = {
  /** All that is given back, in halalas. */
  amount: number
  /** What goes to the card, and what to the wallet. */
  refund: string | null
  credit: string | null
  /** What the dietitian gives back of it, in halalas. */
  taken: number
}

type TakenBack = {
  taken: string
  /** What the dietitian gives back of it, in halalas. */
  share: number
}

export const payingEvents = {
  'payment.opened': about('payment', []),
  /** A bank is deciding, or its patient has left the form. */
  'payment.waiting': about('payment', ['waiting_payment_notified']),
  'payment.expired': about('payment', ['unpaid_mail', 'waiting_payment_notified']),
  /** By its patient. */
  'payment.given_up': about('payment', []),
  'payment.captured': about('payment', ['issue_invoices']),
  'payment.settled': about('payment', []),
  'payment.refund_owed': about('payment', ['refund_payment', 'issue_invoices']),
  /** On the wallet of whoever paid. */
  'payment.credited': about('payment', ['issue_invoices']),
  'payment.disputed': about('payment', ['dispute_notified', 'dispute_mail']),
  'payment.dispute_ended': about('payment', ['dispute_notified', 'dispute_mail', 'issue_invoices']),
  /** An admin gives back what no rule does. */
  'payment.refund_decided': about(
    'payment',
    ['refund_payment', 'refund_decided_mail', 'issue_invoices'],
    detail<Decided>(),
  ),
  /** An admin takes back what was earned with a package. */
  'payment.use_taken_back': about(
    'payment',
    ['refund_payment', 'use_taken_back_mail', 'issue_invoices'],
    detail<TakenBack>(),
  ),
  /** To whom it belongs; by now the gateway has given it back. */
  'payment.refunded': about('user', ['refund_mail'], detail<RefundFacts>()),
}

export const record = recorder(payingEvents)
