import type { KnownFoods, PlanDocument } from '#contract/plans/document.ts'
import { shippedKitchen } from '#server/foods/shipped-kitchen.ts'

/**
 * A plan as its patient cooks it: recipes, steps and shop units of our own foods are those of the present table, also in
 * plans that were written before there were any. They change no figure of the plan.
 */
export const withKitchenFacts = <Given extends Pick<PlanDocument, 'foods'>>(given: Given): Given => ({
  ...given,
  foods: inKitchen(given.foods),
})

function inKitchen(foods: KnownFoods): PlanDocument['foods'] {
  const ours = shippedKitchen()
  return Object.fromEntries(
    Object.entries(foods).map(([id, food]) => {
      const { sold: _sold, madeOf: _madeOf, ...facts } = food
      const kitchen = ours.get(id)
      return [id, kitchen ? { ...facts, ...kitchen } : food]
    }),
  )
}
