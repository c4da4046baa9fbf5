import * as z from 'zod/mini'
import { day, id, moment } from '../fields.ts'
import { specializations } from '../practice-options.ts'
import { route } from '../route.ts'
import { unread } from './unread.ts'

/** A dietitian whom a patient does not know yet, and why this one. */
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
  /** What the patient has told that this specialization is for. */
  fits: z.strictObject({ goals: z.array(z.string()), condition: z.boolean() }),
})
export type Recommendation = z.output<typeof recommendation>

/** In both languages: a first screen has no room for the words of every domain. */
const said = z.strictObject({ en: z.string(), ar: z.string() })

/** Of the plan that is in force. */
const planToday = z.strictObject({
  on: day,
  title: z.string(),
  /** Which day of it today is, from 1; null where it has not begun or is over. */
  number: z.nullable(z.int()),
  days: z.int(),
  planned: z.int(),
  /** How many of them are ticked off. */
  eaten: z.int(),
  /** The first that is not ticked off, unless its time has long passed. */
  next: z.nullable(z.strictObject({ id, name: said, time: z.nullable(z.string()), foods: z.array(said) })),
})
export type PlanToday = z.output<typeof planToday>

/** As its patient reads it, in their units. */
const latestMeasure = z.strictObject({
  kind: z.string(),
  name: said,
  value: said,
  takenAt: moment,
  /** The one of this kind before it, and by how much this one is more; null where a difference says little. */
  previous: z.nullable(
    z.strictObject({
      value: said,
      takenAt: moment,
      change: z.nullable(z.strictObject({ sign: z.int(), amount: said })),
    }),
  ),
})
export type LatestMeasure = z.output<typeof latestMeasure>

export const readPatientDashboard = route({
  method: 'GET',
  path: '/api/dashboards/patient',
  summary:
    'A patient’s first screen: what is ahead, what to eat next, the latest measure, what is unread, and which dietitians would fit. Days are those of one’s own time zone.',
  audience: 'patient',
  output: z.strictObject({
    upcoming: z.strictObject({ count: z.int(), nextAt: z.nullable(moment) }),
    unread,
    /** What one’s dietitians have asked and wait for; the first is named. */
    questionnaires: z.strictObject({ count: z.int(), first: z.nullable(id) }),
    plan: z.nullable(planToday),
    measure: z.nullable(latestMeasure),
    /** At most three, the best first. */
    recommended: z.array(recommendation),
  }),
})
