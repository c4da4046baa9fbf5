import type { Day } from '#contract/days.ts'
import type { PayoutOutcome } from '#contract/money/payouts.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

type CardFacts = { brand: string; lastFour: string }

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
  /** The whole refund, in halalas. */
  amount: number
  /** Ids of the refund to the card and of the credit to the wallet. */
  refund: string | null
  credit: string | null
  /** The dietitian's share of it, in halalas. */
  taken: number
}

type TakenBack = {
  taken: string
  /** The dietitian's share of it, in halalas. */
  share: number
}

type Changed = { offer: string; change: 'added' | 'saved' | 'withdrawn' }

/** If an admin has decided it, another email gives the reason, and this one is not sent. */
type Credited = { halalas: number; isDecided: boolean }

/** In halalas. If the wallet's owner has left, the subject of the event is the ledger account. */
type Transferred = { amount: number }

/** The id of the dispute, or of the appointment with a claim. */
type EvidenceOf = { dispute?: string; claim?: string }

export const moneyEvents = {
  'billing.saved': audited('user', []),
  'billing.iban_changed': audited(
    'user',
    ['account_iban_changed', 'account_iban_message', 'hold_for_iban', 'subject_notified'],
    /** Whether there was an account number before, even if it has been removed since. */
    detail<{ removed: boolean; replaces?: boolean }>(),
  ),
  'card.addition_begun': about('card_addition', []),
  'card.addition_ended': about('card_addition', ['release_addition'], detail<{ outcome: string }>()),
  'card.added': audited('user', ['account_card_added'], detail<CardFacts>()),
  'card.default_chosen': audited('user', []),
  'card.removed': audited('user', ['account_card_removed', 'forget_unwanted_cards'], detail<CardFacts>()),
  'payment_webhook.received': about('payment_webhook', [
    'read_payment_webhook',
    'settle_by_webhook',
    'settle_payout_by_webhook',
  ]),
  'payment.opened': about('payment', []),
  /** A bank is deciding, or the patient has left the form. */
  'payment.waiting': about('payment', ['waiting_payment_notified']),
  'payment.expired': about('payment', ['unpaid_mail', 'waiting_payment_notified']),
  /** By the patient. */
  'payment.given_up': about('payment', []),
  'payment.captured': about('payment', ['issue_invoices']),
  'payment.settled': about('payment', []),
  'payment.refund_owed': about('payment', ['refund_payment', 'issue_invoices']),
  /** To the payer's wallet. */
  'payment.credited': about('payment', ['issue_invoices']),
  'payment.disputed': audited('payment', ['dispute_notified', 'dispute_mail']),
  /** An admin states the last day on which the bank accepts an answer. */
  'payment.answer_day_set': audited('payment', [], detail<{ from: Day | null; to: Day }>()),
  'payment.dispute_answered': audited('payment', []),
  'payment.dispute_ended': audited('payment', ['dispute_notified', 'dispute_mail', 'issue_invoices']),
  /** By an admin, when no rule grants a refund. */
  'payment.refund_decided': audited(
    'payment',
    ['refund_payment', 'refund_decided_mail', 'issue_invoices'],
    detail<Decided>(),
  ),
  /** An admin takes back the earnings of a package session. */
  'payment.use_taken_back': audited(
    'payment',
    ['refund_payment', 'use_taken_back_mail', 'issue_invoices'],
    detail<TakenBack>(),
  ),
  /** The subject is the patient; the gateway has made the refund by now. */
  'payment.refunded': about('user', ['refund_mail'], detail<RefundFacts>()),
  'practice.packages_changed': audited('user', [], detail<Changed>()),
  'package.bought': about('package', ['package_bought', 'package_notified']),
  /** If an admin made the decision, a separate email gives the reason. */
  'package.use_returned': about(
    'package',
    ['package_use_returned', 'package_notified'],
    detail<{ appointment: string; isDecided: boolean }>(),
  ),
  'package.expiring': about('package', ['package_expiring', 'package_notified'], detail<{ days: number }>()),
  'package.ended': about('package', ['package_ended', 'package_notified'], detail<{ halalas: number }>()),
  'wallet.credited': about('user', ['wallet_mail'], detail<Credited>()),
  'wallet.transferred': audited('user', ['wallet_mail'], detail<Transferred & { ibanEnd: string }>()),
  'wallet.transfer_returned': audited('user', ['wallet_mail'], detail<Transferred>()),
  'invoice.issued': about('invoice', ['invoice_mail'], detail<{ number: string }>()),
  'invoice.credited': about('invoice', [], detail<{ number: string }>()),
  'billing.operator_changed': audited('user', [], detail<{ fields: readonly string[] }>()),
  'national_id.saved': about('user', []),
  'national_id.removed': about('user', []),
  'payout.asked': audited('payout', ['send_payout']),
  'payout.sent': about('payout', []),
  /** It is unknown whether the bank made the transfer. */
  'payout.doubted': audited('payout', ['payout_doubt_notified', 'payout_doubt_mail']),
  /** By an admin, for a payout in doubt. */
  'payout.decided': audited('payout', ['send_payout'], detail<{ outcome: PayoutOutcome }>()),
  'payout.paid': audited('payout', ['payout_mail']),
  'payout.returned': audited('payout', ['payout_mail', 'payout_return_notified']),
  /** The subject is the dietitian. */
  'payouts.held': audited('user', ['payout_hold_mail', 'subject_notified']),
  'payouts.released': audited('user', ['payout_hold_mail', 'subject_notified']),
  'reconciliation.asked': audited('reconciliation', ['compare_books']),
  /** `fresh` counts the new differences. */
  'reconciliation.differs': about('reconciliation', ['difference_mail'], detail<{ fresh: number }>()),
  'difference.looked_into': audited('difference', []),
  'evidence.added': audited('evidence_file', [], detail<EvidenceOf>()),
  'evidence.read': audited('evidence_file', [], detail<EvidenceOf>()),
  'evidence.removed': audited('evidence_file', [], detail<EvidenceOf>()),
  /** The subject is the downloader: the download contains everybody's names, or one dietitian's account. */
  'ledger.downloaded': audited('user', [], detail<{ from: Day; to: Day; dietitian?: string }>()),
}

export const record = recorder(moneyEvents)
