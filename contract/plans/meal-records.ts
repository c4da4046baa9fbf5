import * as z from 'zod/mini'
import { count, day, done, fault, id, lines, rangeChecks, span } from '../fields.ts'
import { route } from '../route.ts'
import {
  type Amount,
  foodFacts,
  type Item,
  type Meal,
  mealKinds,
  mostItems,
  type PlanDay,
  planDay,
} from './document.ts'
import { physicianFirst } from './fasting.ts'
import { patientPlan, patientStatements } from './patient-plans.ts'
import { swap } from './swap.ts'
import { targets } from './targets.ts'

/** A patient's record of a meal of their plan on a day. */
export const mealRecord = z.strictObject({
  meal: id,
  isEaten: z.boolean(),
  swaps: z.array(swap),
  note: z.string(),
  /** The meal in the diary that the photo belongs to. */
  entry: z.nullable(id),
  photoId: z.nullable(id),
})
export type MealRecord = z.output<typeof mealRecord>

/** The alternative that was swapped in, or else the item itself. */
export const chosenAmount = (item: Item, swaps: MealRecord['swaps'] = []): Amount => {
  const swapped = swaps.find((each) => each.item === item.id)
  return item.alternatives.find(({ food }) => food === swapped?.food) ?? item
}

export const chosenMeal = (meal: Meal, record: MealRecord | undefined): Amount[] =>
  meal.items.map((item) => chosenAmount(item, record?.swaps))

type MealSwaps = Pick<MealRecord, 'meal' | 'swaps'>

/** The day as it will be eaten: an alternative takes the place of its item, and offers no others. */
export const withSwaps = (day: PlanDay, made: readonly MealSwaps[]): PlanDay => ({
  ...day,
  meals: day.meals.map((meal) => {
    const { swaps } = made.find((each) => each.meal === meal.id) ?? {}
    return { ...meal, items: meal.items.map((item) => swapIn(item, swaps)) }
  }),
})

function swapIn(item: Item, swaps: MealRecord['swaps'] | undefined): Item {
  const chosen = chosenAmount(item, swaps)
  return chosen === item ? item : { ...item, ...chosen, alternatives: [] }
}

/** The swaps of a meal on one day. */
export const daySwaps = z.strictObject({ on: day, meal: id, swaps: z.array(swap) })
export type DaySwaps = z.output<typeof daySwaps>

export const patientPlanDay = z.strictObject({
  plan: patientPlan,
  intro: z.string(),
  targets,
  physicianFirst,
  /** The number of the day in the plan, from 1; null before the plan begins and after it ends. */
  number: z.nullable(z.int()),
  day: z.nullable(planDay),
  /** The facts of this day’s foods. */
  foods: z.record(z.string(), foodFacts),
  records: z.array(mealRecord),
  about: patientStatements,
})
export type PatientPlanDay = z.output<typeof patientPlanDay>

const onePlan = z.strictObject({ id })

export const readPlanDay = route({
  method: 'GET',
  path: '/api/nutrition-plan-day',
  summary:
    'Get a day of your plan and what you recorded: of the plan in force or a given one, today in your time zone or on a given day.',
  audience: 'patient',
  about: ['health_consent', 'meal_records', 'plans'],
  query: z.strictObject({ plan: z.optional(id), on: z.optional(day) }),
  output: z.strictObject({
    on: day,
    /** All plans published for the patient, those in force first. */
    plans: z.array(patientPlan),
    followed: z.nullable(patientPlanDay),
    hasConsent: z.boolean(),
  }),
  refusals: ['not_found', 'rate_limited'],
})

export const recordMeal = route({
  method: 'PUT',
  path: '/api/nutrition-plans/:id/meals/:meal',
  summary:
    'Record that a meal of your plan was eaten, what was swapped, and your remarks; a swap up to four weeks ahead.',
  audience: 'patient',
  touches: ['meal_records'],
  params: z.strictObject({ id, meal: id }),
  body: z.strictObject({
    on: day,
    isEaten: z.boolean(fault('invalid')),
    swaps: z.array(swap).check(z.maxLength(mostItems, fault('too_many'))),
    note: lines(500),
    /** The diary entry of the meal. */
    entry: z.nullable(id),
  }),
  output: z.strictObject({ record: mealRecord }),
  refusals: ['not_found', 'health_consent_needed', 'rate_limited'],
})

export const readSwaps = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id/swaps',
  summary: 'Get what you swapped in the meals of a plan, from a given day on.',
  audience: 'patient',
  about: ['meal_records'],
  params: onePlan,
  query: z.strictObject(span).check(...rangeChecks),
  output: z.strictObject({ swaps: z.array(daySwaps) }),
  refusals: ['not_found', 'rate_limited'],
})

const dayAdherence = z.strictObject({
  on: day,
  planned: z.int(),
  eaten: z.int(),
  /** The eaten meals in which something was swapped. */
  swapped: z.int(),
})

const spanOfDays = z.strictObject({ days: count(1, 90) })

export const readAdherence = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id/adherence',
  summary:
    'Get how many meals you ticked off on each day up to today, compared with the plan in force on that day.',
  audience: 'patient',
  about: ['meal_records'],
  params: onePlan,
  query: spanOfDays,
  output: z.strictObject({ days: z.array(dayAdherence) }),
  refusals: ['not_found', 'rate_limited'],
})

export const readPatientAdherence = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans/:id/adherence',
  summary:
    'Get how many meals a patient ticked off, with remarks, as the plan’s dietitian and if meals are shared. The patient sees that you read it.',
  audience: 'dietitian',
  about: ['plans'],
  leavesTrace: true,
  params: onePlan,
  query: spanOfDays,
  output: z.strictObject({
    days: z.array(dayAdherence),
    /** The latest first. */
    notes: z.array(
      z.strictObject({
        on: day,
        kind: z.enum(mealKinds),
        name: z.string(),
        note: z.string(),
        photoId: z.nullable(id),
      }),
    ),
  }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const mostPeople = 20

export const shoppingChoices = z.strictObject({
  days: z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(28, fault('invalid'))),
  /** The number of people cooked for. */
  people: z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(mostPeople, fault('invalid'))),
  /** Whether raw foods are bought instead of dishes and cooked foods; omitted, they are. */
  cooks: z.optional(z.boolean(fault('invalid'))),
  /** Foods that are in the basket. */
  ticked: z.array(id).check(z.maxLength(500, fault('too_many'))),
})
export type ShoppingChoices = z.output<typeof shoppingChoices>

export const readShopping = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id/shopping',
  summary: 'Get your shopping list: number of days and people, and what is in the basket.',
  audience: 'patient',
  about: ['shopping'],
  params: onePlan,
  output: z.strictObject({ choices: shoppingChoices }),
  refusals: ['not_found', 'rate_limited'],
})

export const saveShopping = route({
  method: 'PUT',
  path: '/api/nutrition-plans/:id/shopping',
  summary: 'Save your shopping list for all devices.',
  audience: 'patient',
  touches: ['shopping'],
  params: onePlan,
  body: shoppingChoices,
  output: done,
  refusals: ['not_found', 'health_consent_needed', 'rate_limited'],
})

export const printPlan = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id/pdf',
  summary: 'Download a plan as a PDF for the kitchen, in your language, with allergies and what to buy.',
  audience: 'patient',
  params: onePlan,
  givesFile: ['application/pdf'],
  output: z.unknown(),
  refusals: ['not_found', 'rate_limited'],
})
