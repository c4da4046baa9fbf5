import { about, detail, recorder } from '#server/ground/data/events.ts'

type CardFacts = { brand: string; lastFour: string }

export const paymentEvents = {
  'billing.saved': about('user', []),
  'billing.iban_changed': about(
    'user',
    ['account_iban_changed', 'account_iban_message', 'hold_for_iban', 'subject_notified'],
    /** Whether there was another one before, be it removed since. */
    detail<{ removed: boolean; replaces?: boolean }>(),
  ),
  'card.addition_begun': about('card_addition', []),
  'card.addition_ended': about('card_addition', ['release_addition'], detail<{ outcome: string }>()),
  'card.added': about('user', ['account_card_added'], detail<CardFacts>()),
  'card.default_chosen': about('user', []),
  'card.removed': about('user', ['account_card_removed', 'forget_unwanted_cards'], detail<CardFacts>()),
  'payment_webhook.received': about('payment_webhook', [
    'read_payment_webhook',
    'settle_by_webhook',
    'settle_payout_by_webhook',
  ]),
}

export const record = recorder(paymentEvents)
