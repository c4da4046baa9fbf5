import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { route } from '../route.ts'
import { planDocument, planHead, schedule } from './document.ts'

/** A plan that was published for somebody. */
export const followedPlan = z.strictObject({
  id,
  /** Null once the account is gone. */
  dietitian: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  title: z.string(),
  days: z.int(),
  /** Of one dietitian at most one is in force at a time, beside those that stand in for it. */
  isInForce: z.boolean(),
  version: z.int(),
  publishedAt: moment,
  ...schedule.shape,
  isUnreadable: z.boolean(),
})
export type FollowedPlan = z.output<typeof followedPlan>

/** What one has told of oneself, for warnings. */
export const aboutEater = z.strictObject({
  allergies: z.nullable(z.string()),
  conditions: z.nullable(z.string()),
  preferences: z.nullable(z.string()),
})

export const listPlans = route({
  method: 'GET',
  path: '/api/nutrition-plans',
  summary: 'The plans that dietitians have published for one, those in force first.',
  audience: 'patient',
  output: z.strictObject({ plans: z.array(followedPlan) }),
  refusals: ['rate_limited'],
})

export const readPlan = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id',
  summary:
    'One of them as it was published last, with the version before it, and what one has told of allergies and wishes.',
  audience: 'patient',
  params: z.strictObject({ id }),
  output: z.strictObject({
    plan: followedPlan,
    head: planHead,
    document: planDocument,
    /** What one followed before, for what has changed since; null in the first version. */
    before: z.nullable(planDocument),
    /** One’s own words, for warnings. */
    about: aboutEater,
  }),
  refusals: ['not_found', 'rate_limited'],
})
