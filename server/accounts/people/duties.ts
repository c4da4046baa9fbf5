import { sql } from 'kysely'
import type { changeDuties as route } from '#contract/accounts/people.ts'
import { type Duty, duties as inOrder } from '#contract/accounts/role.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { dutiesOf } from '../facts.ts'
import { rolesOf } from '../load.ts'
import { assertNotLastOwner } from './last-owner.ts'
import { lockPerson, viewPerson } from './load-person.ts'

export const changeDuties: Verb<typeof route> = async (tx, actor, { id, duties }, now) => {
  await lockPerson(tx, id)
  const roles = await rolesOf(tx, id)
  if (!roles.some(({ roleType }) => roleType === 'admin')) throw new Refusal('not_found')
  if (!duties.includes('owner')) await assertNotLastOwner(tx, id)
  const before = await dutiesHeldBy(tx, id)
  const after = inOrder.filter((each) => duties.includes(each))
  if (before.join() !== after.join()) {
    await addDuties(tx, actor, id, after, now)
    await tx.deleteFrom('admin_duties').where('user_id', '=', id).where('duty', 'not in', after).execute()
    await record(tx, actor, 'account.duties_changed', id, now, { from: before, to: after })
  }
  return { person: await viewPerson(tx, actor, id, now) }
}

export async function addDuties(
  tx: Tx,
  actor: Actor,
  id: string,
  duties: readonly Duty[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('admin_duties')
    .values(duties.map((duty) => ({ user_id: id, duty, given_at: now, given_by: actor.id })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Duties mean nothing without the admin role, and must not return if the role is granted again. */
export const removeDuties = (tx: Tx, id: string) =>
  tx.deleteFrom('admin_duties').where('user_id', '=', id).execute()

async function dutiesHeldBy(tx: Tx, id: string): Promise<Duty[]> {
  const { rows } = await sql<{ duties: Duty[] }>`select ${dutiesOf(sql`${id}::uuid`)} as duties`.execute(tx)
  return rows[0]?.duties ?? []
}
