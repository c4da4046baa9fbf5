import * as z from 'zod/mini'
import { day as calendarDay, fault, id, line, lines } from '../fields.ts'
import { dishRecipe, food } from '../foods/food.ts'
import { targets } from './targets.ts'

export const mealKinds = [
  'breakfast',
  'lunch',
  'snack',
  'dinner',
  'suhoor',
  'iftar',
  'late',
  'other',
] as const
export type MealKind = (typeof mealKinds)[number]

export const mostDays = 28
export const mostMeals = 12
export const mostItems = 40
export const mostAlternatives = 6

/** Local wall-clock time, `07:30`. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('invalid')))

/** An amount of a food: a count of one of its portions, or grams if there is no portion. */
const amountFields = {
  food: id,
  portion: z.nullable(line(60)),
  count: z.number(fault('invalid')).check(z.gt(0, fault('invalid')), z.lte(10_000, fault('invalid'))),
}
export const amount = z.strictObject(amountFields)
export type Amount = z.output<typeof amount>

export const item = z.strictObject({
  id,
  ...amountFields,
  /** Foods that may be eaten instead. */
  alternatives: z.array(amount).check(z.maxLength(mostAlternatives, fault('too_many'))),
  note: lines(500),
})
export type Item = z.output<typeof item>

export const meal = z.strictObject({
  id,
  kind: z.enum(mealKinds, fault('invalid')),
  /** The meal’s own name; if it is empty, the kind names the meal. */
  name: lines(80),
  time: z.nullable(clockTime),
  note: lines(1_000),
  recipe: lines(4_000),
  items: z.array(item).check(z.maxLength(mostItems, fault('too_many'))),
})
export type Meal = z.output<typeof meal>

export const planDay = z.strictObject({
  note: lines(1_000),
  meals: z.array(meal).check(z.maxLength(mostMeals, fault('too_many'))),
})
export type PlanDay = z.output<typeof planDay>

/** A food's facts at the time it was put into the plan: later changes to the food table change no plan. */
export const foodFacts = z.extend(
  z.pick(food, {
    id: true,
    names: true,
    group: true,
    per100g: true,
    portions: true,
    edible: true,
    sold: true,
    allergens: true,
    marks: true,
    source: true,
  }),
  /** Only for a dish whose recipe is known, and for a cooked food that is bought raw. */
  { madeOf: z.optional(dishRecipe) },
)
export type FoodFacts = z.output<typeof foodFacts>
export type KnownFoods = Readonly<Record<string, FoodFacts>>

export const planDocument = z.strictObject({
  days: z.array(planDay).check(z.maxLength(mostDays)),
  /** The facts of every food in the plan, by food id. */
  foods: z.record(z.string(), foodFacts),
})
export type PlanDocument = z.output<typeof planDocument>

/** When the plan starts, and whether the first day follows the last again. */
export const schedule = z.strictObject({
  startsOn: z.nullable(calendarDay),
  repeats: z.boolean(fault('invalid')),
  /** The last day of a plan that replaces another one for a time; after it the other plan is followed again. */
  endsOn: z.optional(z.nullable(calendarDay)),
})
export type Schedule = z.output<typeof schedule>

export const planTitle = line(120)

/** The text above a plan's days. */
export const planHead = z.strictObject({
  title: planTitle,
  /** A text for the patient, shown before the first day. */
  intro: lines(2_000),
  ...schedule.shape,
  targets,
})
export type PlanHead = z.output<typeof planHead>

/** Null only for a food without facts; the server puts the facts of every food into the document. */
export function factsOf(foods: KnownFoods, { food: id }: Pick<Amount, 'food'>): FoodFacts | null {
  return foods[id] ?? null
}

export function gramsOf(foods: KnownFoods, given: Amount): number {
  if (given.portion === null) return given.count
  const portion = factsOf(foods, given)?.portions.find(({ id }) => id === given.portion)
  return portion ? portion.grams * given.count : 0
}

/** The index of the plan day on a date, from 0; null before the plan begins and after it has ended. */
export function dayOn(
  { startsOn, repeats, endsOn = null }: Schedule,
  days: number,
  on: string,
): number | null {
  if (startsOn === null || days === 0 || (endsOn !== null && on > endsOn)) return null
  const passed = Math.round((Date.parse(on) - Date.parse(startsOn)) / 86_400_000)
  if (passed < 0 || (!repeats && passed >= days)) return null
  return passed % days
}

/** Whether the plan replaces another plan for a time without ending it. */
export const isStandIn = ({ endsOn }: Pick<Schedule, 'endsOn'>): boolean => endsOn != null

export type ScheduledPlan = { head: Schedule; document: { days: readonly unknown[] } }

const covers = ({ head, document }: ScheduledPlan, on: string) =>
  dayOn(head, document.days.length, on) !== null

/** Of the plans in force, the one followed on a day: a stand-in takes precedence over the plan that it replaces. */
export const followedOn = <Plan extends ScheduledPlan>(
  plans: readonly Plan[],
  on: string,
): Plan | undefined =>
  plans.find((plan) => isStandIn(plan.head) && covers(plan, on)) ??
  plans.find(({ head }) => !isStandIn(head)) ??
  plans[0]

/** The first of these days that had a plan before and has none afterwards; null if there is no such day. */
export function firstDayLost(
  before: readonly ScheduledPlan[],
  after: readonly ScheduledPlan[],
  days: readonly string[],
): string | null {
  const has = (plans: readonly ScheduledPlan[], on: string) => plans.some((plan) => covers(plan, on))
  return days.find((on) => has(before, on) && !has(after, on)) ?? null
}

/** Every food in a day, alternatives included. */
export const foodsIn = ({ meals }: PlanDay): string[] => [
  ...new Set(
    meals.flatMap(({ items }) =>
      items.flatMap(({ food, alternatives }) => [food, ...alternatives.map((each) => each.food)]),
    ),
  ),
]
