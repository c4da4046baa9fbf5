import type { CardBrand, PaidWith } from '#contract/money/cards.ts'
import { cardBrands } from '#contract/money/cards.ts'
import { currency, holdsMoney, type Payment } from '../gateway/gateway.ts'

/** One riyal, authorized while a card is added and then released. */
export const verificationAmount = 100

/** How long the gateway's form can be filled in, and how long we wait for the bank's answer after that. */
export const formLifetime = 60 * 60_000
const bankMayTake = 24 * 60 * 60_000

export const brandOf = (said: string): CardBrand =>
  cardBrands.find((brand) => brand === said.toLowerCase()) ?? 'other'

/** The source of a payment as the gateway names it; null if it names none. */
export function paidWithOf({ type, company }: Payment['source']): PaidWith | null {
  if (type === 'applepay') return 'apple_pay'
  if (type === 'stcpay') return 'stc_pay'
  return company ? brandOf(company) : null
}

/** The last day of the month that is printed on the card. */
export const expiryDay = ({ month, year }: { month: number; year: number }): string =>
  new Date(Date.UTC(year < 100 ? 2_000 + year : year, month, 0)).toISOString().slice(0, 10)

/** A card is valid until its month ends everywhere, so the last time zone on earth counts. */
export const hasExpired = (expiresOn: string, now: Date): boolean =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10) > expiresOn

/** A payment at the gateway proves a card only with the amount, the currency and the addition that we set. */
export const provesCard = (payment: Payment, addition: string): boolean =>
  holdsMoney(payment) &&
  payment.amount === verificationAmount &&
  payment.currency === currency &&
  payment.metadata?.addition === addition &&
  Boolean(payment.source.token)

export const isUnpaidForm = (payment: Payment): boolean => payment.status === 'initiated'

/** The patient did not return in time, or the bank never answered. */
export const hasAdditionExpired = (
  addition: { begun_at: Date; returned_at: Date | null },
  now: Date,
): boolean =>
  now.getTime() - addition.begun_at.getTime() > formLifetime + (addition.returned_at ? bankMayTake : 0)
