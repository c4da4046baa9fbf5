import type { grantRole as route } from '#contract/accounts/people.ts'
import type { Duty, Role } from '#contract/accounts/role.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { addDuties } from './duties.ts'
import { lockPerson, viewPerson } from './load-person.ts'
import { openPractice } from './open-practice.ts'

export const grantRole: Verb<typeof route> = async (tx, actor, { id, role, duties }, now) => {
  await addRole(tx, actor, id, { role, duties }, now)
  return { person: await viewPerson(tx, actor, id, now) }
}

type Given = { role: Role; duties?: readonly Duty[] | undefined }

/** Returns whether the role was new. The duties of an existing admin are changed by `changeDuties` instead. */
export async function addRole(
  tx: Tx,
  actor: Actor,
  id: string,
  { role, duties = [] }: Given,
  now: Date,
): Promise<boolean> {
  const { confirmed_at } = await lockPerson(tx, id)
  // Until the address is confirmed, anybody may have opened the account with a password of their own.
  if (role === 'admin' && !confirmed_at) throw new Refusal('address_not_confirmed')
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_roles')
    .values({ user_id: id, role_type: role, is_primary: false, granted_at: now, granted_by: actor.id })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  if (role === 'dietitian') await openPractice(tx, id, {}, now)
  if (role === 'admin') {
    if (duties.length === 0) throw new Refusal('duties_needed')
    await addDuties(tx, actor, id, duties, now)
  }
  await record(tx, actor, 'account.role_granted', id, now, role === 'admin' ? { role, duties } : { role })
  return true
}
