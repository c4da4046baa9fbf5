import { sql } from 'kysely'
import type { importFoods as route } from '#contract/foods/import.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { ownFoodColumns } from './own-food-columns.ts'
import { assertRoomForFoods, lockOwnFoods } from './own-room.ts'

/** All or none. The same file sent again, or twice at once, adds nothing twice. */
export const importFoods: Verb<typeof route> = async (tx, actor, { foods }, now) => {
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
