import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { recheckSessions } from '#server/ground/realtime/recheck-sessions.ts'
import { record } from '../events.ts'
import { outranksActor } from '../facts.ts'
import { endSessions } from '../sign-in/open-session.ts'
import { assertNotLastOwner } from './last-owner.ts'
import { lockPerson } from './load-person.ts'

/** Admins can suspend neither themselves nor the last owner. Once committed, every way of signing in is closed. */
export async function suspendAccount(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  now: Date,
  house: House,
): Promise<void> {
  if (isSelf(actor, id)) throw new Refusal('own_account')
  const { suspended_at } = await lockPerson(tx, id)
  if (suspended_at) throw new Refusal('decided_already')
  await assertMayJudge(tx, id)
  await assertNotLastOwner(tx, id)
  await tx.updateTable('users').set({ suspended_at: now }).where('id', '=', id).execute()
  await tx.insertInto('suspensions').values({ user_id: id, reason, by_id: actor.id, at: now }).execute()
  await endSessions(tx, id)
  recheckSessions(tx, house, [id])
  await record(tx, actor, 'account.suspended', id, now)
}

export async function reinstateAccount(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const { suspended_at } = await lockPerson(tx, id)
  if (!suspended_at || isSelf(actor, id)) throw new Refusal('decided_already')
  await assertMayJudge(tx, id)
  await tx.updateTable('users').set({ suspended_at: null }).where('id', '=', id).execute()
  await tx
    .updateTable('suspensions')
    .set({ ended_at: now })
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await record(tx, actor, 'account.reinstated', id, now)
}

async function assertMayJudge(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ above: boolean }>`select ${outranksActor(sql`${id}::uuid`)} as above`.execute(
    tx,
  )
  if (rows[0]?.above) throw new Refusal('duty_missing')
}
