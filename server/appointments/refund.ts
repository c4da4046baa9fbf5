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
  { paid, policy, startsAt }: Pick<Paid, 'paid' | 'policy' | 'startsAt'>,
  now: Date,
): { until: Date; halalas: number }[] {
  return stepsOf(policy, startsAt, now).map(({ until, percent }) => ({
    until,
    halalas: partOf(paid, percent),
  }))
}

/** The policy of what its patient moves now: moving it is no way to get back more than cancelling it would give. */
export function policyAfterMove(policy: Policy, startsAt: Date, now: Date): Policy {
  const percent = stepsOf(policy, startsAt, now)[0]?.percent ?? 0
  return percent < 100 ? { ...policy, mostBack: percent } : policy
}

function stepsOf(
  { refunds, mostBack = 100 }: Policy,
  startsAt: Date,
  now: Date,
): { until: Date; percent: number }[] {
  const steps = refunds
    ? gradesOf(refunds).map(({ until, percent }) => ({
        until: new Date(startsAt.getTime() - until * hour),
        percent: Math.min(percent, mostBack),
      }))
    : [{ until: startsAt, percent: mostBack }]
  return steps.filter(
    ({ until, percent }, at) => now <= until && percent > 0 && percent !== steps[at + 1]?.percent,
  )
}
