import type { switchRole as route } from '#contract/accounts/people.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadSessionView, rolesOf } from '../load.ts'
import { absoluteEnd, renewToken } from '../sign-in/open-session.ts'
import { lockPerson } from './load-person.ts'
import { chooseStartRole } from './set-primary-role.ts'

export const switchRole: Verb<typeof route> = async (
  tx,
  actor,
  { role, asDefault },
  now,
  _house,
  context,
) => {
  const { session } = context
  if (!session) throw new Refusal('signed_out')
  await lockPerson(tx, actor.id)
  const roles = await rolesOf(tx, actor.id)
  if (!roles.some(({ roleType }) => roleType === role)) throw new Refusal('role_not_held')
  if (asDefault) await chooseStartRole(tx, actor, role, now)
  if (role === session.role) return { session: await loadSessionView(tx, session) }

  if (absoluteEnd(role, session.proven_at) <= now) throw new Refusal('proof_needed')
  const switched = await renewToken(tx, session, { role }, now, context)
  await record(tx, actor, 'session.role_switched', actor.id, now, { from: session.role, to: role })
  return { session: await loadSessionView(tx, switched) }
}
