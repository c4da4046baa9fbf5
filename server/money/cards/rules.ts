import type { CardBrand, PaidWith } from '#contract/money/cards.ts'
import { cardBrands } from '#contract/money/cards.ts'
import { currency, holdsMoney, type Payment } from '../gateway/gateway.ts'

/** Held while a card is added, and given back: one riyal. */
export const verificationAmount = 100

/** How long the gateway's form can be filled in, and how long a bank is waited for after that. */
export const formLasts = 60 * 60_000
const bankMayTake = 24 * 60 * 60_000

export const brandOf = (said: string): CardBrand =>
  cardBrands.find((brand) => brand === said.toLowerCase()) ?? 'other'

/** What the gateway names as the source of a payment; null where it names none. */
export function paidWithOf({ type, company }: Payment['source']): PaidWith | null {
  if (type === 'applepay') return 'apple_pay'
  if (type === 'stcpay') return 'stc_pay'
  return company ? brandOf(company) : null
}

/** The last day of the month that stands on it. */
export const lastDayOf = ({ month, year }: { month: number; year: number }): string =>
  new Date(Date.UTC(year < 100 ? 2_000 + year : year, month, 0)).toISOString().slice(0, 10)

/** Cards end with a month of wherever they are used: the last place on earth counts. */
export const hasExpired = (expiresOn: string, now: Date): boolean =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10) > expiresOn

/** What the gateway says of a form proves a card only with the amount, the currency and the addition that we named. */
export const provesCard = (payment: Payment, addition: string): boolean =>
  holdsMoney(payment) &&
  payment.amount === verificationAmount &&
  payment.currency === currency &&
  payment.metadata?.addition === addition &&
  Boolean(payment.source.token)

export const isOpen = (payment: Payment): boolean => payment.status === 'initiated'

/** Nobody came back in time, or the bank never answered. */
export const isOver = (addition: { begun_at: Date; returned_at: Date | null }, now: Date): boolean =>
  now.getTime() - addition.begun_at.getTime() > formLasts + (addition.returned_at ? bankMayTake : 0)
