import { Refusal } from '#server/ground/http/refusal.ts'
import { daysUntil } from '#server/ground/time/riyadh.ts'

const tenYears = 3_653

/** A licence that is verified or newly stated must last until today at least, and ten years at most. */
export function assertLicenseLasts(field: string, until: string, now: Date): void {
  const left = daysUntil(until, now)
  const code = left < 0 ? 'date_passed' : left > tenYears ? 'date_too_far' : null
  if (code) throw new Refusal('invalid_fields', { fields: [{ field, code }] })
}
