import { Refusal } from '#server/ground/http/refusal.ts'

/** Riyadh is three hours ahead of UTC all year round. */
export const riyadhMoment = (day: string, time: string): Date => new Date(`${day}T${time}:00+03:00`)

export const midnight = (day: string): Date => riyadhMoment(day, '00:00')

export function assertNotAhead(field: string, at: Date, now: Date): void {
  if (at > now) throw new Refusal('invalid_fields', { fields: [{ field, code: 'moment_in_future' }] })
}
