import type { Ending } from '#contract/appointments/appointment.ts'
import { gradesOf, partOf } from '#contract/appointments/refunds.ts'
import { hour, type Policy } from './rules.ts'

type Paid = { paid: number; policy: Policy; status: 'pending' | 'confirmed'; startsAt: Date }

/**
 * What goes back, in halalas, if it ends so now. Whoever was let down gets everything; patients who cancel what was agreed on
 * get what the policy of their booking says.
 */
export function refundOf({ paid, policy, status, startsAt }: Paid, ending: Ending, now: Date): number {
  if (ending !== 'cancelled_by_patient' || status === 'pending') return paid
  const [next] = refundSteps({ paid, policy, startsAt }, now)
  return next?.halalas ?? 0
}

/** Until when how much comes back to a patient who cancels what is agreed on, as far as that has not passed. */
export function refundSteps(
  { paid, policy: { refunds }, startsAt }: Pick<Paid, 'paid' | 'policy' | 'startsAt'>,
  now: Date,
): { until: Date; halalas: number }[] {
  if (!refunds) return [{ until: startsAt, halalas: paid }]
  return gradesOf(refunds)
    .map(({ until, percent }) => ({
      until: new Date(startsAt.getTime() - until * hour),
      halalas: partOf(paid, percent),
    }))
    .filter(({ until }) => now <= until)
}
