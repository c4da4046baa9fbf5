import type { RefundRules } from './refund-rules.ts'

/** The better of the two values for the patient, rule by rule. */
export const betterForPatient = (one: RefundRules, other: RefundRules | null): RefundRules =>
  other === null
    ? one
    : {
        wholeUntil: Math.min(one.wholeUntil, other.wholeUntil),
        partUntil: Math.min(one.partUntil, other.partUntil),
        partPercent: Math.max(one.partPercent, other.partPercent),
      }

export const areSameRules = (one: RefundRules, other: RefundRules): boolean =>
  one.wholeUntil === other.wholeUntil &&
  one.partUntil === other.partUntil &&
  one.partPercent === other.partPercent

/** The fields of `own` that are worse for the patient than those of `others`. */
export function worseForPatientIn(own: RefundRules, others: RefundRules): (keyof RefundRules)[] {
  const kinder = betterForPatient(own, others)
  return (['wholeUntil', 'partUntil', 'partPercent'] as const).filter((field) => own[field] !== kinder[field])
}

/** The percentages refunded until this many hours before the start, highest first; after the last, nothing. */
export function gradesOf({ wholeUntil, partUntil, partPercent }: RefundRules): Grade[] {
  if (partUntil === wholeUntil || partPercent === 0) return [{ until: wholeUntil, percent: 100 }]
  if (partPercent === 100) return [{ until: partUntil, percent: 100 }]
  return [
    { until: wholeUntil, percent: 100 },
    { until: partUntil, percent: partPercent },
  ]
}

export type Grade = { until: number; percent: number }

/** Amounts are in halalas; a fraction is rounded up in the patient’s favour. */
export const partOf = (paid: number, percent: number): number => Math.ceil((paid * percent) / 100)
