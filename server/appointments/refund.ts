import type { Ending } from '#contract/appointments/appointment.ts'
import { hour, type Policy } from './rules.ts'

type Paid = { paid: number; policy: Policy; status: 'pending' | 'confirmed'; startsAt: Date }

/**
 * What goes back, in halalas, if it ends so now. Whoever was let down gets everything; patients who cancel what was agreed on
 * get what the policy of their booking says, and half of an odd amount is rounded up for them.
 */
export function refundOf({ paid, policy, status, startsAt }: Paid, ending: Ending, now: Date): number {
  if (ending !== 'cancelled_by_patient' || status === 'pending') return paid
  const ahead = startsAt.getTime() - now.getTime()
  const { refundAll, refundHalf } = policy
  if (refundAll === undefined || ahead >= refundAll * hour) return paid
  return refundHalf !== undefined && ahead >= refundHalf * hour ? Math.ceil(paid / 2) : 0
}
