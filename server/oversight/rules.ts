import type { Application } from '#contract/oversight/practices.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'

type Stands = { status: VerificationStatus; isWaiting: boolean; licensedUntil: string | null }

/** The decisions that an admin may make about a dietitian with this status. Days are compared as text. */
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
    // A dietitian whose licence ended during a suspension returns by reapplying, which a suspended status does not
    // allow.
    reject: applies || (status === 'suspended' && isOver),
    suspend: status === 'approved',
    reinstate: status === 'suspended' && !isOver,
  }
}

/** After a rejected renewal the licence stays approved until it ends. */
export const statusAfterRejection = (status: VerificationStatus): VerificationStatus =>
  status === 'approved' ? 'approved' : 'rejected'

/** The last moment of a licence that ends on a day in Riyadh. */
export const lastMomentOf = (day: string): Date => new Date(Date.parse(`${day}T23:59:59.999+03:00`))

export const warningDays = [60, 30, 7] as const
export const licenseEnded = 0

/** The warning that is due with this many days left and not given yet; `licenseEnded` once the licence has ended. */
export function dueWarning(daysLeft: number, warned: number | null): number | null {
  const due = daysLeft < 0 ? licenseEnded : warningDays.findLast((days) => daysLeft <= days)
  return due !== undefined && (warned === null || due < warned) ? due : null
}
