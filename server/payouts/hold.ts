import { sql } from 'kysely'
import type { holdPayouts as holdRoute, releasePayouts as releaseRoute } from '#contract/payouts.ts'
import { isDietitian } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isSelf } from '#server/data/is-self.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tell } from '#server/realtime/tell.ts'
import { record } from './events.ts'

/** Another reason takes the place of an earlier one. */
export const holdPayouts: Verb<typeof holdRoute> = async (tx, actor, { dietitian, reason }, now, house) => {
  await assertOther(tx, actor, dietitian)
  const { rows } = await sql`
    insert into payout_holds (dietitian_id, reason, held_by, held_at) values (${dietitian}::uuid, ${reason}, ${actor.id}::uuid, ${now})
      on conflict (dietitian_id) do update set reason = excluded.reason, held_by = excluded.held_by, held_at = excluded.held_at
        where payout_holds.reason <> excluded.reason
      returning dietitian_id`.execute(tx)
  if (rows.length > 0) {
    await record(tx, actor, 'payouts.held', dietitian, now)
    await tell(tx, house, [dietitian], { topic: 'payouts' })
  }
  return { done: true }
}

export const releasePayouts: Verb<typeof releaseRoute> = async (tx, actor, { dietitian }, now, house) => {
  await assertOther(tx, actor, dietitian)
  const { numDeletedRows } = await tx
    .deleteFrom('payout_holds')
    .where('dietitian_id', '=', dietitian)
    .executeTakeFirst()
  if (numDeletedRows > 0n) {
    await record(tx, actor, 'payouts.released', dietitian, now)
    await tell(tx, house, [dietitian], { topic: 'payouts' })
  }
  return { done: true }
}

/** Nobody decides about his own money. */
async function assertOther(tx: Tx, actor: Actor, dietitian: string): Promise<void> {
  if (isSelf(actor, dietitian)) throw new Refusal('own_account')
  const { rows } = await sql<{ is: boolean }>`select ${isDietitian(sql`${dietitian}::uuid`)} as is`.execute(
    tx,
  )
  if (!rows[0]?.is) throw new Refusal('not_found')
}
