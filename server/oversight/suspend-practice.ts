import type { suspendPractice as route } from '#contract/oversight/practices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { holdWithSuspension } from '#server/money/payouts/hold-with-suspension.ts'
import { cancelUpcoming } from '../appointments/cancel-upcoming.ts'
import { reasonSealer } from '../appointments/reason.ts'
import { decideOnPractice } from './decide.ts'

/** Also ends a renewal under review. Appointments stay unless the request has a message for the patients. */
export const suspendPractice: Verb<typeof route> = async (
  tx,
  actor,
  { id, reason, patientsAreTold },
  now,
  house,
) => {
  const decided = await decideOnPractice(
    tx,
    actor,
    { id, action: 'suspend', kind: 'practice.suspended', to: () => 'suspended', reason },
    now,
  )
  await holdWithSuspension(tx, actor, house, id, now)
  if (patientsAreTold !== undefined)
    await cancelUpcoming(tx, actor, id, reasonSealer(house.keys, patientsAreTold), now)
  return decided
}
