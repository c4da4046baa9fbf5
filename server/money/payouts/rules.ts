import { addDays, type Day, todayInRiyadh, weekdayOf } from '#contract/days.ts'
import { newAccountHours, type PayoutObstacle } from '#contract/money/payouts.ts'
import { currency, isPayoutNamed, type Payout } from '../gateway/gateway.ts'

/** Nine in the morning in Riyadh, when banks are open. */
export const payoutCronTime = '0 6 * * *'
const roundHour = 6

/** The next such weekday; today counts only until its payout job starts. */
export function nextPayoutOn(weekday: number, now: Date): Day {
  const today = todayInRiyadh(now)
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return addDays(today, ahead === 0 && now.getUTCHours() >= roundHour ? 7 : ahead)
}

export const isPayoutDay = (weekday: number, now: Date): boolean => weekdayOf(todayInRiyadh(now)) === weekday

export type PayoutFacts = {
  /** The amount that may be paid out, in halalas. */
  payable: number
  /** Riyals. */
  minimum: number
  ibanEnd: string | null
  ibanSince: Date | null
  isHeld: boolean
  isUnderWay: boolean
  /** It is unknown whether the last payout was made. */
  isInDoubt: boolean
  /** The account is about to be closed: the rest is paid out even below `minimum`. */
  isLeaving: boolean
  paysOut: boolean
}

/** The gateway's own minimum. */
const leastHalalas = 100

/** Why nothing can be paid out now; reasons that the dietitian cannot change come first. */
export function obstacleTo(
  { payable, minimum, ibanEnd, ibanSince, isHeld, isUnderWay, isInDoubt, isLeaving, paysOut }: PayoutFacts,
  now: Date,
): PayoutObstacle | null {
  if (!paysOut) return 'payouts_unavailable'
  if (isHeld) return 'payouts_held'
  if (isInDoubt) return 'payout_in_doubt'
  if (isUnderWay) return 'payout_under_way'
  if (ibanEnd === null) return 'account_needed'
  if (ibanSince && now.getTime() - ibanSince.getTime() < newAccountHours * 3_600_000) return 'account_too_new'
  if (payable < (isLeaving ? leastHalalas : minimum * 100)) return 'too_little_to_pay_out'
  return null
}

/** Whether the gateway's payout is this one and no other. */
export const isSamePayout = (
  said: Payout,
  { id, number, halalas }: { id: string; number: string; halalas: number },
): boolean => isPayoutNamed(said, { id, number }) && said.amount === halalas && said.currency === currency

/** The outcome; null while a bank is processing it. */
export function payoutOutcome({ status }: Payout): 'paid' | 'returned' | null {
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'canceled' || status === 'returned' ? 'returned' : null
}
