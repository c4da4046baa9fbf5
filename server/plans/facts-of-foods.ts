import type { Food } from '#contract/foods/food.ts'
import type { FoodFacts } from '#contract/plans/document.ts'
import type { Tx } from '#server/data/db.ts'
import { foodsByIds } from '#server/foods/load.ts'

/** What a plan keeps of foods, as they are now; those that are not there, or are somebody else’s, are left out. */
export async function factsOfFoods(tx: Tx, ids: readonly string[]): Promise<FoodFacts[]> {
  if (ids.length === 0) return []
  return (await foodsByIds(tx, ids)).map(asFacts)
}

export const asFacts = ({ recipe: _recipe, owner: _owner, ...facts }: Food): FoodFacts => facts
