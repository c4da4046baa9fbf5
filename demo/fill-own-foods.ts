import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { ownFoodColumns } from '../server/foods/own-food-columns.ts'
import { demoFoods, demoRecipe } from './content/foods.ts'
import { lockDemo } from './history.ts'

/** Adds two foods and a recipe of the demo’s dietitian. */
export async function fillOwnFoods(house: Pick<House, 'db'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ id: string }>`select id from users where email = 'dietitian@nabta.test'
      and not exists (select from foods where owner_id = users.id)`.execute(tx)
    const owner = rows[0]
    if (!owner) return false
    const { parts, yieldGrams, stepsEn, stepsAr, ...names } = demoRecipe
    const { rows: known } = await sql<{ id: string; name: string }>`
      select id, name_en as name from foods where owner_id is null and name_en = any(${parts.map(({ name }) => name)})`.execute(
      tx,
    )
    // Without our own table of foods, as in a database filled before its first start, the recipe has no ingredients.
    if (known.length < parts.length) return false
    const ingredients = parts.map(({ name, grams }) => ({
      foodId: known.find((food) => food.name === name)?.id ?? '',
      grams,
    }))
    const recipe = {
      ...names,
      group: 'dishes' as const,
      recipe: { ingredients, yieldGrams, stepsEn, stepsAr },
      portions: [{ nameEn: 'Bowl', nameAr: 'زبدية', grams: 300 }],
      allergens: [],
      marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' } as const,
    }
    for (const food of [...demoFoods, recipe])
      await tx
        .insertInto('foods')
        .values({ ...(await ownFoodColumns(tx, food, now)), owner_id: owner.id })
        .execute()
    return true
  })
}
