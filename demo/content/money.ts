import type { RefundRules } from '#contract/appointments/refund-rules.ts'

const lama = 'dietitian@nabta.test'
const faisal = 'both@nabta.test'
const reem = 'reem.ghamdi@practice.nabta.test'

/** Practices that take payments with their bookings, and for how many days they have done so. */
export const paidPractices: readonly string[] = [lama, faisal, reem]
export const daysPaid = 50

/** The refund rules of a new platform. */
export const refundRules: RefundRules = { wholeUntil: 24, partUntil: 3, partPercent: 50 }

/** Used in turn, and named as the gateway names them. */
export const demoSources = [
  { type: 'creditcard', company: 'mada', lastFour: '1010' },
  { type: 'creditcard', company: 'visa', lastFour: '4242' },
  { type: 'applepay', company: 'mada', lastFour: '1010' },
  { type: 'creditcard', company: 'mada', lastFour: '8806' },
  { type: 'creditcard', company: 'mastercard', lastFour: '5100' },
] as const

/** Chargebacks of Lama’s payments: each of the last payment whose appointment was over `overFor` days before. */
export const demoDisputes = [
  { openedDaysAgo: 24, overFor: 6, ended: { state: 'lost', daysAgo: 9 } },
  { openedDaysAgo: 17, overFor: 4, ended: { state: 'won', daysAgo: 4 } },
  { openedDaysAgo: 1.25, overFor: 3, ended: null },
] as const
export const disputeReason = 'The cardholder does not recognize the payment'

/** A partial refund of another payment by the demo’s admin. */
export const demoRefund = {
  daysAgo: 13,
  overFor: 2,
  riyals: 50,
  reason: 'The video was cut off twice and a quarter of the time was lost. Agreed with both sides by phone.',
}

/** Payout holds by the demo’s admin, and why. */
export const demoHolds = [
  {
    dietitian: lama,
    reason:
      'The name of the bank account differs from the licence. A letter from the bank has been asked for.',
    daysAgo: 44,
    liftedDaysAgo: 41,
  },
  {
    dietitian: reem,
    reason: 'ننتظر صورة محدّثة من السجل التجاري قبل التحويل التالي.',
    daysAgo: 6,
    liftedDaysAgo: null,
  },
] as const

/** Dietitians with weekly payouts, except in the latest `since` weeks, and whether the bank sent the last one back. */
export const weeklyRounds = 5
export const weeklyPaid = [
  { email: lama, since: 0, lastComesBack: true },
  { email: faisal, since: 2, lastComesBack: false },
] as const
/** How many days ago Lama requested a payout in between. */
export const askedDaysAgo = 18

/** The payout that a bank is still processing. */
export const underWay = { dietitian: faisal, minutesAgo: 50 }

/** The operator that invoices the platform’s fee. */
export const demoOperator = {
  legal_name: 'Nabta Demo Company',
  legal_name_arabic: 'شركة نبتة التجريبية',
  vat_number: '310122393500003',
  commercial_number: '1010711252',
  street: '8228 Prince Turki Street',
  district: 'Al Olaya',
  city: 'Riyadh',
  postal_code: '12214',
}
