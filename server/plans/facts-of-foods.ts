import type { Food } from '#contract/foods/food.ts'
import type { FoodFacts } from '#contract/plans/document.ts'
import { foodsByIds } from '#server/foods/load.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** What a plan keeps of foods, as they are now; those that are not there, or are somebody else’s, are left out. */
export async function factsOfFoods(tx: Tx, ids: readonly string[]): Promise<FoodFacts[]> {
  if (ids.length === 0) return []
  return asFacts(tx, await foodsByIds(tx, ids))
}

/** With what goes into a dish, as a shop sells it. What is no longer among the foods is bought whole, in no aisle. */
export async function asFacts(tx: Tx, foods: readonly Food[]): Promise<FoodFacts[]> {
  const ids = foods.flatMap(({ recipe }) => recipe?.ingredients.map(({ foodId }) => foodId) ?? [])
  const known = new Map(
    (ids.length > 0 ? await foodsByIds(tx, [...new Set(ids)]) : []).map((food) => [food.id, food]),
  )
  return foods.map(({ recipe, owner: _owner, ...facts }) => ({
    ...facts,
    ...(recipe && {
      madeOf: {
        yieldGrams: recipe.yieldGrams,
        ingredients: recipe.ingredients.map((each) => ({
          ...each,
          group: known.get(each.foodId)?.group ?? 'other',
          edible: known.get(each.foodId)?.edible ?? 1,
        })),
      },
    }),
  }))
}
