import * as z from 'zod/mini'
import { fault } from '../fields.ts'

const within = (most: number) =>
  z.int(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(most, fault('invalid')))

/** Hours in a week: nobody waits longer for an answer. */
export const mostRefundHours = 168

/** What a patient who cancels gets back of what was paid, by the hours that are left until the start. */
export const refundRules = z
  .strictObject({
    wholeUntil: within(mostRefundHours),
    /** Then a part of it; from here on nothing. */
    partUntil: within(mostRefundHours),
    partPercent: within(100),
  })
  .check(
    z.refine(({ wholeUntil, partUntil }) => partUntil <= wholeUntil, {
      error: fault('invalid'),
      path: ['partUntil'],
    }),
  )
export type RefundRules = z.output<typeof refundRules>

/** At each moment the better of the two, for a patient. */
export const kinderOf = (one: RefundRules, other: RefundRules | null): RefundRules =>
  other === null
    ? one
    : {
        wholeUntil: Math.min(one.wholeUntil, other.wholeUntil),
        partUntil: Math.min(one.partUntil, other.partUntil),
        partPercent: Math.max(one.partPercent, other.partPercent),
      }

export const areSame = (one: RefundRules, other: RefundRules): boolean =>
  one.wholeUntil === other.wholeUntil &&
  one.partUntil === other.partUntil &&
  one.partPercent === other.partPercent

/** Nothing of them is worse for a patient than the others. */
export const areAsKind = (own: RefundRules, others: RefundRules): boolean =>
  areSame(kinderOf(own, others), own)

/** Until how many hours before the start how much comes back, the most first; later nothing does. */
export function gradesOf({ wholeUntil, partUntil, partPercent }: RefundRules): Grade[] {
  if (partUntil === wholeUntil || partPercent === 0) return [{ until: wholeUntil, percent: 100 }]
  if (partPercent === 100) return [{ until: partUntil, percent: 100 }]
  return [
    { until: wholeUntil, percent: 100 },
    { until: partUntil, percent: partPercent },
  ]
}

export type Grade = { until: number; percent: number }

/** Of an amount in halalas; what is less than one is the patient’s. */
export const partOf = (paid: number, percent: number): number => Math.ceil((paid * percent) / 100)
