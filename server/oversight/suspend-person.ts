import type {
  reinstatePerson as reinstateRoute,
  suspendPerson as suspendRoute,
} from '#contract/accounts/suspension.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { holdWithSuspension, releaseWithSuspension } from '#server/money/payouts/hold-with-suspension.ts'
import { viewPerson } from '../accounts/people/load-person.ts'
import { reinstateAccount, suspendAccount } from '../accounts/people/suspend-account.ts'
import { cancelAllAhead } from '../appointments/cancel-upcoming.ts'
import { reasonSealer } from '../appointments/reason.ts'

/** Appointments stay unless the request contains a message for the other side. */
export const suspendPerson: Verb<typeof suspendRoute> = async (
  tx,
  actor,
  { id, reason, othersAreTold },
  now,
  house,
) => {
  await suspendAccount(tx, actor, id, reason, now, house)
  await holdWithSuspension(tx, actor, house, id, now)
  if (othersAreTold !== undefined)
    await cancelAllAhead(tx, actor, id, reasonSealer(house.keys, othersAreTold), now)
  return { person: await viewPerson(tx, actor, id, now) }
}

export const reinstatePerson: Verb<typeof reinstateRoute> = async (tx, actor, { id }, now, house) => {
  await reinstateAccount(tx, actor, id, now)
  await releaseWithSuspension(tx, actor, house, id, now)
  return { person: await viewPerson(tx, actor, id, now) }
}
