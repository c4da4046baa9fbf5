import { sql } from 'kysely'
import { mostOwnFoods, type addFood as route } from '#contract/foods/own.ts'
import type { Tx } from '#server/data/db.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { record } from './events.ts'
import { columnsOf } from './facts-of.ts'
import { loadFood } from './load.ts'

export const addFood: Verb<typeof route> = async (tx, actor, form, now) => {
  await assertRoom(tx, actor.id)
  const { id } = await tx
    .insertInto('foods')
    .values({ ...(await columnsOf(tx, form, now)), owner_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'foods.added', id, now)
  return { food: await loadFood(tx, id) }
}

/** Refuses one food too many. The lock has two added at once counted one after the other. */
async function assertRoom(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`foods:${owner}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('foods')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOwnFoods) throw new Refusal('too_many_foods')
}
