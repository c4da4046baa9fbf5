import * as z from 'zod/mini'
import { day, id, moment } from '../fields.ts'
import { drawings } from '../foods/drawings.ts'
import { swap } from '../plans/swap.ts'
import { modes, specializations } from '../practice-options.ts'
import { route } from '../route.ts'
import { unread } from './unread.ts'

/** A dietitian new to the patient, and why they are recommended. */
const recommendation = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
  title: z.string(),
  otherTitle: z.nullable(z.string()),
  specialization: z.enum(specializations),
  photoId: z.nullable(id),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Riyals: the cheapest active service. */
  price: z.nullable(z.number()),
  nextFreeAt: moment,
  /** The patient’s stated goals and conditions that this specialization serves. */
  fits: z.strictObject({ goals: z.array(z.string()), condition: z.boolean() }),
})
export type Recommendation = z.output<typeof recommendation>

/** In both languages, so that the dashboard need not load the words of every domain. */
const said = z.strictObject({ en: z.string(), ar: z.string() })

const mealToday = z.strictObject({
  id,
  name: said,
  time: z.nullable(z.string()),
  foods: z.array(said),
  drawing: z.enum(drawings),
  /** A meal without foods, such as a note, is not ticked off. */
  hasFoods: z.boolean(),
  isEaten: z.boolean(),
  /** What is recorded of it so far, which ticking it off repeats. */
  swaps: z.array(swap),
  note: z.string(),
  entry: z.nullable(id),
})
export type MealToday = z.output<typeof mealToday>

/** Today in the patient’s current plan. */
const planToday = z.strictObject({
  id,
  on: day,
  title: z.string(),
  /** The number of this day in the plan, from 1; null before the plan begins and after it ends. */
  number: z.nullable(z.int()),
  days: z.int(),
  planned: z.int(),
  /** How many of the planned meals are ticked off. */
  eaten: z.int(),
  /** The first meal not ticked off, unless its time is long past. */
  next: z.nullable(id),
  meals: z.array(mealToday),
})
export type PlanToday = z.output<typeof planToday>

/** In the units that the patient has chosen. */
const latestMeasure = z.strictObject({
  kind: z.string(),
  name: said,
  value: said,
  takenAt: moment,
  /** The previous measure of this kind and the change since; null if a difference says little. */
  previous: z.nullable(
    z.strictObject({
      value: said,
      takenAt: moment,
      change: z.nullable(z.strictObject({ sign: z.int(), amount: said })),
    }),
  ),
  /** The measures of this kind in the last 30 days, earliest first; `at` in milliseconds. */
  course: z.array(z.strictObject({ at: z.number(), value: z.number() })),
})
export type LatestMeasure = z.output<typeof latestMeasure>

/** The confirmed appointment that runs or comes next. */
const nextVisit = z.strictObject({
  id,
  startsAt: moment,
  endsAt: moment,
  mode: z.enum(modes),
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  /** A closed account has no id and no name. */
  dietitian: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    otherName: z.nullable(z.string()),
    photoId: z.nullable(id),
  }),
})
export type NextVisit = z.output<typeof nextVisit>

export const readPatientDashboard = route({
  method: 'GET',
  path: '/api/dashboards/patient',
  summary:
    'Get a patient’s dashboard: upcoming appointments, today’s meals, the latest measure, what is unread, and matching dietitians. Days are in the patient’s time zone.',
  audience: 'patient',
  about: ['appointments', 'health', 'meal_records', 'measures', 'messages', 'onboarding', 'plans', 'reads'],
  output: z.strictObject({
    upcoming: z.strictObject({
      count: z.int(),
      /** When the next confirmed appointment begins, and the next one that is not confirmed yet. */
      nextAt: z.nullable(moment),
      requestedAt: z.nullable(moment),
    }),
    next: z.nullable(nextVisit),
    /** What a patient who has not seen a dietitian yet has done of the first three steps; null once nothing is left. */
    firstSteps: z.nullable(
      z.strictObject({ onboarded: z.boolean(), booked: z.boolean(), measured: z.boolean() }),
    ),
    unread,
    /** Questionnaires awaiting the patient’s answers; `first` is the first one’s id. */
    questionnaires: z.strictObject({ count: z.int(), first: z.nullable(id) }),
    plan: z.nullable(planToday),
    measure: z.nullable(latestMeasure),
    /** At most three, best first. */
    recommended: z.array(recommendation),
  }),
})
