import type { suggestForDay as route } from '#contract/plans/authored-plans.ts'
import { foodsIn, type KnownFoods } from '#contract/plans/document.ts'
import { suggestChanges } from '#contract/plans/suggest.ts'
import { watchedOf } from '#contract/plans/warnings.ts'
import { foodsOfGroups } from '#server/foods/load.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { toFoodFacts } from './load-food-facts.ts'
import { daysOf, foodsOf, keyOfPlan, loadPlan, openPlanHead } from './plan.ts'
import { aboutPatient } from './read-plan.ts'

/** Chooses from the plan’s foods, the platform's food table and the dietitian’s own foods. */
export const suggestForDay: Verb<typeof route> = async (tx, actor, { id, number }, now, house) => {
  const row = await loadPlan(tx, actor, id)
  const key = keyOfPlan(house.keys, row)
  const head = openPlanHead(key, row)
  const day = (await daysOf(tx, key, row)).days[number - 1]
  if (!head || !day) throw new Refusal('not_found')
  const frozen = foodsOf(key, row)
  const groups = new Set(foodsIn(day).flatMap((food) => frozen[food]?.group ?? []))
  const fresh = await toFoodFacts(tx, await foodsOfGroups(tx, [...groups]))
  const known: KnownFoods = { ...Object.fromEntries(fresh.map((food) => [food.id, food])), ...frozen }
  const watched = watchedOf(await aboutPatient(tx, actor, row.patient_id, now, house))
  const suggestions = suggestChanges(day, known, head.targets, watched)
  const used = new Set(suggestions.flatMap(({ from, to }) => [from.food, to.food]))
  return {
    suggestions,
    foods: Object.fromEntries([...used].flatMap((food) => (known[food] ? [[food, known[food]]] : []))),
  }
}
