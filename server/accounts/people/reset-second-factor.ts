import type { resetSecondFactor as route } from '#contract/accounts/people.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { forgetSecondFactor } from '../security/second-factor.ts'
import { endSessions } from '../sign-in/open-session.ts'
import { lockPerson, viewPerson } from './load-person.ts'

export const resetSecondFactor: Verb<typeof route> = async (tx, actor, { id }, now, _house, { cookies }) => {
  const wasOn = await removeSecondFactor(tx, actor, id, now)
  if (wasOn && isSelf(actor, id)) cookies.clearSession()
  return { person: await viewPerson(tx, actor, id, now) }
}

/** Returns whether two-factor was on. All sessions end, so anyone who holds the lost phone is signed out as well. */
export async function removeSecondFactor(tx: Tx, actor: Actor, id: string, now: Date): Promise<boolean> {
  await lockPerson(tx, id)
  if (!(await forgetSecondFactor(tx, id))) return false
  await endSessions(tx, id)
  await record(tx, actor, 'account.second_factor_reset', id, now)
  return true
}
