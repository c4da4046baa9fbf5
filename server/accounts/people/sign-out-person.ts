import type { signOutPerson as route } from '#contract/accounts/suspension.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { recheckSessions } from '#server/ground/realtime/recheck-sessions.ts'
import { record } from '../events.ts'
import { endSessions } from '../sign-in/open-session.ts'
import { lockPerson, viewPerson } from './load-person.ts'

/** Admins sign out their own devices in their settings. */
export const signOutPerson: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  if (isSelf(actor, id)) throw new Refusal('own_account')
  await lockPerson(tx, id)
  await endSessions(tx, id)
  recheckSessions(tx, house, [id])
  await record(tx, actor, 'account.signed_out', id, now)
  return { person: await viewPerson(tx, actor, id, now) }
}
