import type { Ending } from '#contract/appointments/appointment.ts'
import { gradesOf, partOf } from '#contract/appointments/refunds.ts'
import { hour, type Policy } from './rules.ts'

type Paid = { paid: number; policy: Policy; status: 'pending' | 'confirmed'; startsAt: Date }

/**
 * The refund in halalas if the appointment ends this way now: everything, unless a patient cancels a confirmed
 * appointment, when the policy of the booking decides.
 */
export function refundOf({ paid, policy, status, startsAt }: Paid, ending: Ending, now: Date): number {
  if (ending !== 'cancelled_by_patient' || status === 'pending') return paid
  const [next] = refundSteps({ paid, policy, startsAt }, now)
  return next?.halalas ?? 0
}

/**
 * The refund for a patient who cancels a confirmed appointment, as steps with their ends, leaving out those that have
 * passed.
 */
export function refundSteps(
  { paid, policy, startsAt }: Pick<Paid, 'paid' | 'policy' | 'startsAt'>,
  now: Date,
): { until: Date; halalas: number }[] {
  return stepsOf(policy, startsAt, now).map(({ until, percent }) => ({
    until,
    halalas: partOf(paid, percent),
  }))
}

/** The policy after a patient's move: a later cancellation must not be refunded more than cancelling now would be. */
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
