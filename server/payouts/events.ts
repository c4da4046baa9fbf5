import type { PayoutOutcome } from '#contract/payouts.ts'
import { about, detail, recorder } from '#server/ground/data/events.ts'

export const payoutEvents = {
  'payout.asked': about('payout', ['send_payout']),
  'payout.sent': about('payout', []),
  /** Nobody knows whether it was made. */
  'payout.doubted': about('payout', ['payout_doubt_notified', 'payout_doubt_mail']),
  /** By an admin, where it was in doubt. */
  'payout.decided': about('payout', ['send_payout'], detail<{ outcome: PayoutOutcome }>()),
  'payout.paid': about('payout', ['payout_mail']),
  'payout.returned': about('payout', ['payout_mail', 'payout_return_notified']),
  /** Of whose they are. */
  'payouts.held': about('user', ['payout_hold_mail', 'subject_notified']),
  'payouts.released': about('user', ['payout_hold_mail', 'subject_notified']),
}

export const record = recorder(payoutEvents)
