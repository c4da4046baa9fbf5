import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { contract } from '#contract/contract.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadSessionView, rolesOf } from '../load.ts'
import { absoluteEnd, renewToken } from '../sign-in/open-session.ts'
import { lockPerson } from './load-person.ts'

export const listRoles: Verb<typeof contract.listRoles> = async (tx, actor) => ({
  roles: await rolesOf(tx, actor.id),
})

export const switchRole: Verb<typeof contract.switchRole> = async (
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

export const setPrimaryRole: Verb<typeof contract.setPrimaryRole> = async (tx, actor, { role }, now) => {
  await lockPerson(tx, actor.id)
  await chooseStartRole(tx, actor, role, now)
  return { roles: await rolesOf(tx, actor.id) }
}

/** The caller must have locked the person, so that the role cannot be revoked meanwhile. */
async function chooseStartRole(tx: Tx, actor: Actor, role: Role, now: Date): Promise<void> {
  const held = (await rolesOf(tx, actor.id)).find(({ roleType }) => roleType === role)
  if (!held) throw new Refusal('role_not_held')
  if (held.isPrimary) return
  await makePrimary(tx, actor.id, role)
  await record(tx, actor, 'account.primary_role_set', actor.id, now, { role })
}

export async function makePrimary(tx: Tx, userId: string, role: Role): Promise<void> {
  await sql`select set_primary_role(${userId}::uuid, ${role})`.execute(tx)
}
