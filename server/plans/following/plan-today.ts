import { sql } from 'kysely'
import type { MealToday, PlanToday } from '#contract/dashboards/patient.ts'
import { inEach } from '#contract/language.ts'
import { dayOn, type KnownFoods, type Meal } from '#contract/plans/document.ts'
import { drawingOfMeal } from '#contract/plans/drawing-of-meal.ts'
import { chosenMeal, type MealRecord } from '#contract/plans/meal-records.ts'
import { nextMealOf } from '#contract/plans/next-meal.ts'
import { dayOf, timeOf } from '#contract/wall-clock.ts'
import { nameOfFood, nameOfMeal } from '#copy/plans/words.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { openVersion, planInForceOn, publishedFor } from '../patient-plans.ts'
import { recordsOf } from './meal-records.ts'

/** The part of the plan in force that the dashboard shows for today. */
export async function planToday(
  tx: Tx,
  userId: string,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<PlanToday | null> {
  const rows = await publishedFor(tx, userId, sql`and plan.state = 'published'`)
  if (rows.length === 0) return null
  const [key, person] = await Promise.all([
    findPersonKey(tx, keys, userId),
    sql<{ zone: string }>`select ${zoneOf(sql`${userId}::uuid`)} as zone`.execute(tx),
  ])
  const zone = person.rows[0]?.zone ?? 'Asia/Riyadh'
  const on = dayOf(now, zone)
  const opened = rows.map((row) => ({
    row,
    published: openVersion(key, row.id, row.version, row.plan_sealed),
  }))
  const { row, published } = planInForceOn(opened, on) ?? {}
  if (!row || !published) return null
  const { head, document } = published
  const at = dayOn(head, document.days.length, on)
  const meals = at === null ? [] : (document.days[at]?.meals ?? [])
  const records = (await recordsOf(tx, key, row.id, { from: on, to: on })).get(on) ?? []
  const recordOf = ({ id }: Meal) => records.find(({ meal }) => meal === id)
  const next = nextMealOf(meals, records, timeOf(now, zone))
  return {
    id: row.id,
    on,
    title: head.title,
    number: at === null ? null : at + 1,
    days: document.days.length,
    planned: meals.length,
    eaten: meals.filter((meal) => recordOf(meal)?.isEaten).length,
    next: next?.id ?? null,
    meals: meals.map((meal) => viewMeal(meal, recordOf(meal), document.foods)),
  }
}

function viewMeal(meal: Meal, record: MealRecord | undefined, foods: KnownFoods): MealToday {
  const chosen = chosenMeal(meal, record)
  return {
    id: meal.id,
    name: nameOfMeal(meal),
    time: meal.time,
    foods: chosen.map((amount) => inEach((language) => nameOfFood(language, foods, amount))),
    drawing: drawingOfMeal(foods, chosen),
    hasFoods: meal.items.length > 0,
    isEaten: record?.isEaten ?? false,
    swaps: record?.swaps ?? [],
    note: record?.note ?? '',
    entry: record?.entry ?? null,
  }
}
