import type { RefundRules } from './refund-rules.ts'

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

/** What of them is worse for a patient than of the others. */
export function harsherIn(own: RefundRules, others: RefundRules): (keyof RefundRules)[] {
  const kinder = kinderOf(own, others)
  return (['wholeUntil', 'partUntil', 'partPercent'] as const).filter((field) => own[field] !== kinder[field])
}

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
