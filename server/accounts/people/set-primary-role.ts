import { sql } from 'kysely'
import type { setPrimaryRole as route } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { rolesOf } from '../load.ts'
import { lockPerson } from './load-person.ts'

export const setPrimaryRole: Verb<typeof route> = async (tx, actor, { role }, now) => {
  await lockPerson(tx, actor.id)
  await chooseStartRole(tx, actor, role, now)
  return { roles: await rolesOf(tx, actor.id) }
}

/** The caller must have locked the person, so that the role cannot be taken meanwhile. */
export async function chooseStartRole(tx: Tx, actor: Actor, role: Role, now: Date): Promise<void> {
  const held = (await rolesOf(tx, actor.id)).find(({ roleType }) => roleType === role)
  if (!held) throw new Refusal('role_not_held')
  if (held.isPrimary) return
  await makePrimary(tx, actor.id, role)
  await record(tx, actor, 'account.primary_role_set', actor.id, now, { role })
}

export async function makePrimary(tx: Tx, userId: string, role: Role): Promise<void> {
  await sql`select set_primary_role(${userId}::uuid, ${role})`.execute(tx)
}
