import { sql } from 'kysely'
import type { revokeRole as route } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { lifetimes } from '#server/ground/http/session.ts'
import { record } from '../events.ts'
import { primaryRoleIn, rolesOf } from '../load.ts'
import { endAccessTokens } from '../security/access-tokens/end-access-tokens.ts'
import { removeDuties } from './duties.ts'
import { assertNotLastOwner } from './last-owner.ts'
import { lockPerson, viewPerson } from './load-person.ts'
import { makePrimary } from './own-roles.ts'

export const revokeRole: Verb<typeof route> = async (tx, actor, { id, role }, now) => {
  await removeRole(tx, actor, id, role, now)
  return { person: await viewPerson(tx, actor, id, now) }
}

/**
 * Returns whether the person had the role. The other roles stay; if the primary one was removed, the oldest replaces
 * it.
 */
export async function removeRole(tx: Tx, actor: Actor, id: string, role: Role, now: Date): Promise<boolean> {
  await lockPerson(tx, id)
  const roles = await rolesOf(tx, id)
  const left = roles.filter(({ roleType }) => roleType !== role)
  if (left.length === roles.length) return false
  if (role === 'admin') await assertNotLastOwner(tx, id)
  const [oldest] = left
  if (!oldest) throw new Refusal('last_role')
  if (role === 'admin') await removeDuties(tx, id)
  if (primaryRoleIn(roles) === role) await makePrimary(tx, id, oldest.roleType)
  await tx
    .deleteFrom('user_roles')
    .where('user_id', '=', id)
    .where('role_type', 'in', role === 'patient' ? ['patient', 'client'] : [role])
    .execute()
  await endAccessTokens(tx, id, role)
  await moveSessions(tx, id, role, primaryRoleIn(await rolesOf(tx, id)))
  await record(tx, actor, 'account.role_revoked', id, now, { role })
  return true
}

/** Sessions in the removed role act in another one from the next request on, within that role's session lifetime. */
async function moveSessions(tx: Tx, userId: string, from: Role, to: Role): Promise<void> {
  const { idle, whole } = lifetimes[to]
  const seconds = (span: number) => sql`make_interval(secs => ${span / 1_000})`
  await sql`
    update sessions set active_role = ${to}, ends_at = proven_at + ${seconds(whole)},
      expires_at = least(expires_at, seen_at + ${seconds(idle)}, proven_at + ${seconds(whole)})
    where user_id = ${userId}::uuid and active_role = ${from}`.execute(tx)
}
