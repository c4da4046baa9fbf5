import type { Food } from '#contract/foods/food.ts'
import { openDishes } from '#contract/foods/open-dishes.ts'
import type { FoodFacts } from '#contract/plans/document.ts'
import { foodsByIds } from '#server/foods/load.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The current facts of foods for a plan, without foods that do not exist or belong to another dietitian. */
export async function loadFoodFacts(tx: Tx, ids: readonly string[]): Promise<FoodFacts[]> {
  if (ids.length === 0) return []
  return toFoodFacts(tx, await foodsByIds(tx, ids))
}

/** With what is bought for each dish. */
export async function toFoodFacts(tx: Tx, foods: readonly Food[]): Promise<FoodFacts[]> {
  const known = await withIngredients(tx, foods)
  const madeOf = openDishes((id) => known.get(id))
  return foods.map((food) => {
    const { recipe: _recipe, rawFrom: _rawFrom, owner, ...facts } = food
    const made = madeOf(food)
    if (!made) return facts
    const { steps, ...bought } = made
    // The steps of our own dishes stay in our table (`with-kitchen-facts.ts`).
    return { ...facts, madeOf: { ...bought, ...(steps && owner === 'mine' && { steps }) } }
  })
}

/** The foods and all that they are made of, one level after the other; each food is read once, whatever contains it. */
async function withIngredients(tx: Tx, foods: readonly Food[]): Promise<Map<string, Food>> {
  const known = new Map<string, Food>()
  const wanted = new Set<string>()
  let level = foods
  while (level.length > 0) {
    for (const food of level) known.set(food.id, food)
    const next = level.flatMap(({ recipe, rawFrom }) =>
      [...(recipe?.ingredients ?? []), ...(rawFrom ? [rawFrom] : [])].map(({ foodId }) => foodId),
    )
    const fresh = [...new Set(next)].filter((id) => !known.has(id) && !wanted.has(id))
    for (const id of fresh) wanted.add(id)
    level = fresh.length > 0 ? await foodsByIds(tx, fresh) : []
  }
  return known
}
