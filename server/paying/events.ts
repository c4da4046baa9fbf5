import { about, detail, recorder } from '#server/data/events.ts'

export type RefundFacts = { payment: string; halalas: number; cause: 'time_gone' | 'ended' }

export const payingEvents = {
  'payment.opened': about('payment', []),
  'payment.expired': about('payment', []),
  'payment.captured': about('payment', ['issue_invoices']),
  'payment.settled': about('payment', []),
  'payment.refund_owed': about('payment', ['refund_payment', 'issue_invoices']),
  /** To whom it belongs; by now the gateway has given it back. */
  'payment.refunded': about('user', ['refund_mail'], detail<RefundFacts>()),
}

export const record = recorder(payingEvents)
