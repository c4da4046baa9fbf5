import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import type { FoodFacts, Meal } from '#contract/plans/document.ts'
import { noTargets } from '#contract/plans/targets.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { shippedFoods } from '../server/foods/shipped.ts'
import { mealBinding, type RecordContent } from '../server/plans/following/meal-records.ts'
import { storePlan } from '../server/plans/make-plan.ts'
import { storeVersion } from '../server/plans/publish-plan.ts'
import { demoDaysOf, demoEaten, demoFoodKeys, demoPlan, demoSwapsAhead } from './content/plans.ts'
import { lockDemo } from './history.ts'

/** A repeating week that the demo's patient has followed for eleven days. */
export async function fillPlans(house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ patient: string; dietitian: string }>`
      select patient.id as patient, dietitian.id as dietitian from users as patient, users as dietitian
        where patient.email = 'patient@nabta.test' and dietitian.email = 'dietitian@nabta.test'
          and not exists (select from nutrition_plans where patient_id = patient.id)`.execute(tx)
    const [sides] = rows
    if (!sides) return false
    const today = todayInRiyadh(now)
    const startsOn = addDays(today, -10)
    const key = await ensurePersonKey(tx, house.keys, sides.patient, now)
    const id = randomUUID()
    const head = {
      ...demoPlan,
      startsOn,
      repeats: true,
      targets: { ...noTargets, energy: { least: 1_400, most: 1_600 }, water: 2_000 },
    }
    const known = knownFoods()
    const days = demoDaysOf((key) => known.get(key)?.id ?? '')
    const foods = Object.fromEntries([...known.values()].map((food) => [food.id, food]))
    const document = { days, foods }
    const then = new Date(now.getTime() - 11 * 86_400_000)
    await storePlan(tx, key, { id, ...sides }, { head, ...document }, then)
    await storeVersion(tx, key, { id, version: 1 }, { head, document, fasting: null }, then)
    const keep = async (meal: Meal, on: Day, content: RecordContent) =>
      tx
        .insertInto('nutrition_plan_meals')
        .values({
          ...{ plan_id: id, meal_id: meal.id, eaten_on: on, user_id: sides.patient, entry_id: null },
          meal_sealed: sealJson(key, content, mealBinding(id, on, meal.id)),
          changed_at: now,
        })
        .execute()
    for (const { daysAgo, meals, note = '', swapped } of demoEaten)
      for (const at of meals) {
        const meal = days[(10 - daysAgo) % days.length]?.meals[at]
        if (meal)
          await keep(meal, addDays(today, -daysAgo), {
            eaten: true,
            swaps: swapped === at ? swapsIn(meal) : [],
            note: at === (swapped ?? meals.at(-1)) ? note : '',
          })
      }
    for (const { inDays, meal: at } of demoSwapsAhead) {
      const meal = days[(10 + inDays) % days.length]?.meals[at]
      if (meal) await keep(meal, addDays(today, inDays), { eaten: false, swaps: swapsIn(meal), note: '' })
    }
    return true
  })
}

/** The first alternative of the first item that has any. */
function swapsIn({ items }: Meal): RecordContent['swaps'] {
  const item = items.find(({ alternatives }) => alternatives.length > 0)
  const [instead] = item?.alternatives ?? []
  return item && instead ? [{ item: item.id, food: instead.food }] : []
}

/** The foods of the demo by key, as a plan stores them. */
function knownFoods(): Map<string, FoodFacts> {
  const shipped = new Map(shippedFoods().map((food) => [food.key, food]))
  return new Map(
    demoFoodKeys.map((wanted) => {
      const food = shipped.get(wanted)
      if (!food) throw new Error(`the table of foods has no ${wanted}`)
      const { key, also: _also, recipe: _recipe, rawFrom: _rawFrom, ...facts } = food
      return [key, facts]
    }),
  )
}
