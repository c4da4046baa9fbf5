import type { Food } from '#contract/foods/food.ts'
import type { FoodFacts } from '#contract/plans/document.ts'
import { foodsByIds } from '#server/foods/load.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The current facts of foods for a plan, without foods that do not exist or belong to another dietitian. */
export async function loadFoodFacts(tx: Tx, ids: readonly string[]): Promise<FoodFacts[]> {
  if (ids.length === 0) return []
  return toFoodFacts(tx, await foodsByIds(tx, ids))
}

/**
 * With a dish’s ingredients as sold. An ingredient that no longer exists counts as wholly edible, in the group
 * `other`.
 */
export async function toFoodFacts(tx: Tx, foods: readonly Food[]): Promise<FoodFacts[]> {
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
