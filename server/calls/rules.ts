import { callCloses, callOpens, type Party } from '#contract/appointments/appointment.ts'
import type { CallEnding } from '#contract/calls.ts'
import type { CallFacts } from '../appointments/call-facts.ts'

const minute = 60_000

/** The facts that decide whether a call is open. */
export type CallStanding = Pick<CallFacts, 'status' | 'mode' | 'starts_at' | 'ends_at'> & {
  /** Both accounts exist, and neither they nor the practice is suspended. */
  isSound: boolean
  /** It takes place in our own call, not through a link of the dietitian's. */
  isOurs: boolean
}

/** The reason why nobody may be in this call now; null while it is open. */
export function whyClosed(standing: CallStanding, now: Date): CallEnding | null {
  const { status, mode, isSound, isOurs, starts_at } = standing
  if (status === 'cancelled' || status === 'completed') return status
  if (status === 'pending') return 'not_confirmed'
  if (mode !== 'video' || !isSound) return 'unavailable'
  if (!isOurs) return 'elsewhere'
  // Anyone in the call before it opens joined before the appointment was moved.
  if (now.getTime() < starts_at.getTime() - callOpens * minute) return 'moved'
  return now < closesAt(standing) ? null : 'over'
}

export const closesAt = ({ ends_at }: Pick<CallStanding, 'ends_at'>): Date =>
  new Date(ends_at.getTime() + callCloses * minute)

/** The side that a person is on, by the role they act in; null for everyone else. */
export function sideIn(
  { patient_id, dietitian_id }: Pick<CallFacts, 'patient_id' | 'dietitian_id'>,
  { id, party }: { id: string; party: Party },
): Party | null {
  return (party === 'patient' ? patient_id : dietitian_id) === id ? party : null
}
