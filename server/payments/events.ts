import { about, detail, recorder } from '#server/data/events.ts'

export const paymentEvents = {
  'billing.saved': about('user', []),
  'billing.iban_changed': about('user', ['account_iban_changed'], detail<{ removed: boolean }>()),
}

export const record = recorder(paymentEvents)
