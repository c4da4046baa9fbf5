import { sql } from 'kysely'
import type { cancelConflicts as route } from '#contract/appointments/conflicts.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { cancelEach } from '../cancel-upcoming.ts'
import { reasonSealer } from '../reason.ts'
import { isUpcoming, loadConflicts } from './conflicts.ts'

/** Requests are declined; confirmed appointments are cancelled. */
export const cancelConflicts: Verb<typeof route> = async (tx, actor, { ids, reason }, now, { keys }) => {
  const chosen = sql`dietitian_id = ${actor.id}::uuid and id = any(${ids}::uuid[]) and ${isUpcoming(now)}`
  const by = { by: 'dietitian', reason: reasonSealer(keys, reason) } as const
  const asked = {
    whose: sql`${chosen} and status = 'pending'`,
    ending: 'declined',
    kind: 'appointment.declined',
  } as const
  const agreed = { whose: sql`${chosen} and status = 'confirmed'`, ending: 'cancelled_by_dietitian' } as const
  await cancelEach(tx, actor, { ...by, ...asked }, now)
  await cancelEach(tx, actor, { ...by, ...agreed }, now)
  return loadConflicts(tx, actor, now)
}
