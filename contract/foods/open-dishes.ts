import type { DishRecipe, Food } from './food.ts'

type Cooked = Pick<Food, 'id' | 'names' | 'group' | 'edible' | 'sold' | 'recipe' | 'rawFrom'>

/** Grams of each raw food in one gram. */
type Shares = ReadonlyMap<string, number>

/**
 * Opens dishes down to the raw foods of which they are cooked, each dish once. A dish that contains itself, through
 * whichever others, is not opened again inside itself.
 */
export function openDishes(find: (id: string) => Cooked | undefined) {
  const opened = new Map<string, Shares>()
  const named = new Map<string, Food['names']>()

  function sharesOf(id: string): Shares {
    const known = opened.get(id)
    if (known) return known
    const food = find(id)
    const parts = food && partsOf(food)
    opened.set(id, new Map(food?.sold === null ? [] : [[id, 1]]))
    if (!parts) return sharesOf(id)
    const shares = new Map<string, number>()
    for (const { foodId, names, grams } of parts.ingredients) {
      named.set(foodId, names)
      for (const [raw, share] of sharesOf(foodId))
        shares.set(raw, (shares.get(raw) ?? 0) + (grams / parts.yieldGrams) * share)
    }
    opened.set(id, shares)
    return shares
  }

  /** As sold; a food that no longer exists counts as wholly edible, in the group `other`. */
  const asBought = (foodId: string, names: Food['names'], grams: number) => {
    const { group = 'other', edible = 1, sold } = find(foodId) ?? {}
    return { foodId, names, grams, group, edible, ...(sold && { sold }) }
  }

  return (food: Cooked): DishRecipe | undefined => {
    const parts = partsOf(food)
    if (!parts) return undefined
    const { ingredients, yieldGrams } = parts
    const steps = food.recipe?.steps
    const isRaw = ingredients.every(({ foodId }) => {
      const one = find(foodId)
      return !one || (one.sold !== null && !partsOf(one))
    })
    return {
      ingredients: ingredients.map((each) => asBought(each.foodId, each.names, each.grams)),
      yieldGrams,
      ...(steps && { steps }),
      ...(!isRaw && {
        raw: [...sharesOf(food.id)].map(([id, share]) =>
          asBought(id, named.get(id) ?? food.names, share * yieldGrams),
        ),
      }),
    }
  }
}

/** A cooked food is a dish of its raw food. */
const partsOf = ({ recipe, rawFrom }: Cooked) =>
  recipe ?? (rawFrom && { ingredients: [rawFrom], yieldGrams: 100 })
