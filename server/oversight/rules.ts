import type { Application } from '#contract/oversight/practices.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'

type Stands = { status: VerificationStatus; isWaiting: boolean; licensedUntil: string | null }

/** What an admin may do about somebody else who stands there. Days compare as text. */
export function mayDecide(
  { status, isWaiting, licensedUntil }: Stands,
  isOwn: boolean,
  today: string,
): Application['may'] {
  if (isOwn) return { approve: false, reject: false, suspend: false, reinstate: false }
  const applies = isWaiting && (status === 'submitted' || status === 'approved')
  const isOver = licensedUntil !== null && licensedUntil < today
  return {
    approve: applies,
    // Who was suspended until the licence ended comes back by applying again, and for that must not stay suspended.
    reject: applies || (status === 'suspended' && isOver),
    suspend: status === 'approved',
    reinstate: status === 'suspended' && !isOver,
  }
}

/** A licence that is renewed stays what it was until it ends. */
export const rejectedTo = (status: VerificationStatus): VerificationStatus =>
  status === 'approved' ? 'approved' : 'rejected'

/** Of a licence that ends with a day of Riyadh's calendar. */
export const lastMomentOf = (day: string): Date => new Date(Date.parse(`${day}T23:59:59.999+03:00`))

export const warnedAt = [60, 30, 7] as const
export const ended = 0

/** Which warning is due with so many days left, if it has not been given; `ended` once the licence has. */
export function dueWarning(daysLeft: number, warned: number | null): number | null {
  const due = daysLeft < 0 ? ended : warnedAt.findLast((days) => daysLeft <= days)
  return due !== undefined && (warned === null || due < warned) ? due : null
}
