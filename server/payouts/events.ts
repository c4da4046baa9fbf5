import { about, recorder } from '#server/data/events.ts'

export const payoutEvents = {
  'payout.asked': about('payout', ['send_payout']),
  'payout.sent': about('payout', []),
  'payout.paid': about('payout', ['payout_mail']),
  'payout.returned': about('payout', ['payout_mail', 'payout_return_notified']),
  /** Of whose they are. */
  'payouts.held': about('user', ['payout_hold_mail', 'subject_notified']),
  'payouts.released': about('user', ['payout_hold_mail', 'subject_notified']),
}

export const record = recorder(payoutEvents)
