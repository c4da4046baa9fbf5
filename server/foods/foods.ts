import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Food } from '#contract/foods/food.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { foodAt, foundOrRefuse, loadFood } from './load.ts'
import { ownFoodColumns } from './own-food-columns.ts'
import { assertRoomForFoods, lockOwnFoods } from './own-room.ts'

export const readFood: Read<typeof contract.readFood, { food: Food }> = (_, { id }) => ({
  query: () => foodAt(id),
  view: (rows) => ({ food: foundOrRefuse(rows) }),
})

export const addFood: Verb<typeof contract.addFood> = async (tx, actor, form, now) => {
  await lockOwnFoods(tx, actor.id)
  await assertRoomForFoods(tx, actor.id, 1)
  const { id } = await tx
    .insertInto('foods')
    .values({ ...(await ownFoodColumns(tx, form, now)), owner_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'foods.added', id, now)
  return { food: await loadFood(tx, id) }
}

export const saveFood: Verb<typeof contract.saveFood> = async (tx, actor, { id, ...form }, now) => {
  const { numUpdatedRows } = await tx
    .updateTable('foods')
    .set(await ownFoodColumns(tx, form, now))
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'foods.saved', id, now)
  return { food: await loadFood(tx, id) }
}

export const removeFood: Verb<typeof contract.removeFood> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('foods')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'foods.removed', id, now)
  return { done: true }
}

/** Imports all foods or none. If the same file is sent again, or twice at the same time, nothing is added twice. */
export const importFoods: Verb<typeof contract.importFoods> = async (tx, actor, { foods }, now) => {
  await lockOwnFoods(tx, actor.id)
  const names = foods.map(({ nameEn, nameAr }) => namesOf(nameEn, nameAr))
  const { rows } = await sql<{ names: string }>`
    select coalesce(name_en, '') || E'\n' || coalesce(name_ar, '') as names from foods
      where owner_id = ${actor.id}::uuid`.execute(tx)
  const known = new Set(rows.map((row) => row.names))
  const places = foods.flatMap((_, at) => {
    const isKnown = known.has(names[at] as string)
    known.add(names[at] as string)
    return isKnown ? [at] : []
  })
  const fresh = foods.filter((_, at) => !places.includes(at))
  if (fresh.length > 0) {
    await assertRoomForFoods(tx, actor.id, fresh.length)
    const made = await Promise.all(fresh.map((food) => ownFoodColumns(tx, food, now, 'own_import')))
    await tx
      .insertInto('foods')
      .values(made.map((columns) => ({ ...columns, owner_id: actor.id })))
      .execute()
    await record(tx, actor, 'foods.imported', actor.id, now, { added: fresh.length })
  }
  return { added: fresh.length, known: places }
}

const namesOf = (en = '', ar = '') => `${en}\n${ar}`
