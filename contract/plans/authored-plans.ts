import * as z from 'zod/mini'
import { day as calendarDay, done, fault, id, lines, moment, pageToken } from '../fields.ts'
import { cities } from '../practice-options.ts'
import { route } from '../route.ts'
import { amount, foodFacts, mostDays, planDay, planDocument, planHead, planTitle } from './document.ts'
import { fastingScreen } from './fasting.ts'
import { targetKinds } from './targets.ts'

export const planStates = ['draft', 'published', 'ended'] as const
export type PlanState = (typeof planStates)[number]

const dayNumber = z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(mostDays, fault('invalid')))
const version = z.int(fault('invalid')).check(z.gte(0, fault('invalid')))

const patient = z.strictObject({ id, name: z.nullable(z.string()), otherName: z.nullable(z.string()) })

/** A plan in a list. */
export const planSummary = z.strictObject({
  id,
  patient,
  /** Empty if it can no longer be decrypted. */
  title: z.string(),
  days: dayNumber,
  state: z.enum(planStates),
  /** How often it was published; the patient has the last version. */
  version,
  /** There are unpublished changes. */
  hasChanges: z.boolean(),
  startsOn: z.nullable(calendarDay),
  changedAt: moment,
  publishedAt: z.nullable(moment),
  isUnreadable: z.boolean(),
  may: z.strictObject({
    write: z.boolean(),
    publish: z.boolean(),
    end: z.boolean(),
    remove: z.boolean(),
  }),
})
export type PlanSummary = z.output<typeof planSummary>

/** Facts about the patient that targets and warnings need, as far as they are shared; otherwise null. */
export const planAbout = z.strictObject({
  sharesAnswers: z.boolean(),
  allergies: z.nullable(z.string()),
  conditions: z.nullable(z.string()),
  preferences: z.nullable(z.string()),
  sex: z.nullable(z.enum(['male', 'female'])),
  age: z.nullable(z.int()),
  weightKg: z.nullable(z.number()),
  heightCm: z.nullable(z.number()),
})
export type PlanAbout = z.output<typeof planAbout>

export const authoredPlan = z.extend(planSummary, {
  head: planHead,
  headVersion: version,
  /** The current draft. */
  document: planDocument,
  /** One for each day, in order; it grows with every change. */
  dayVersions: z.array(version),
  about: planAbout,
})
export type AuthoredPlan = z.output<typeof authoredPlan>

const onePlan = z.strictObject({ id })
const ofPatient = z.strictObject({ patient: id })
const planPage = z.strictObject({ plans: z.array(planSummary), next: z.nullable(pageToken) })

export const listWrittenPlans = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans',
  summary: 'List the plans you have written, last changed first, 20 per page.',
  audience: 'dietitian',
  about: ['plans'],
  query: z.strictObject({
    state: z.optional(z.enum(planStates)),
    patient: z.optional(id),
    after: z.optional(pageToken),
  }),
  output: planPage,
  refusals: ['rate_limited'],
})

/** The starting point of a new plan. */
const beginning = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('empty'), days: dayNumber }),
  z.strictObject({ from: z.literal('template'), template: id }),
  z.strictObject({ from: z.literal('plan'), plan: id }),
  z.strictObject({
    /** A copy that replaces the plan from its first day to its last. */
    from: z.literal('ramadan'),
    plan: id,
    city: z.enum(cities),
    startsOn: calendarDay,
    endsOn: calendarDay,
    /** The days to turn into Ramadan days; the others are copied as they are. */
    turned: z
      .array(dayNumber)
      .check(z.minLength(1, fault('required')), z.maxLength(mostDays, fault('too_many'))),
  }),
  z.strictObject({ from: z.literal('diary'), since: calendarDay, days: dayNumber }),
])

export const makePlan = route({
  method: 'POST',
  path: '/api/patients/:patient/nutrition-plans',
  summary:
    'Create a plan for a patient: with empty days, from a template, an earlier plan or a Ramadan version of one, or from meals the patient logged and shares.',
  audience: 'dietitian',
  touches: ['plans'],
  params: ofPatient,
  body: z.strictObject({ title: planTitle, beginning }),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found', 'not_shared', 'not_reachable', 'too_many_plans', 'rate_limited'],
})

export const readWrittenPlan = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans/:id',
  summary:
    'Get a plan as currently written, with the shared data used for targets and warnings. The patient sees that you read it.',
  audience: 'dietitian',
  about: ['written_plan'],
  leavesTrace: true,
  params: onePlan,
  output: z.strictObject({ plan: authoredPlan }),
  refusals: ['not_found', 'rate_limited'],
})

export const savePlan = route({
  method: 'PATCH',
  path: '/api/practice/nutrition-plans/:id',
  summary:
    'Save changed days, each with the version it is based on, and the plan’s head if changed. All or nothing.',
  audience: 'dietitian',
  params: onePlan,
  body: z.strictObject({
    head: z.optional(z.strictObject({ version, head: planHead })),
    /** The new number of days. */
    length: z.optional(dayNumber),
    /** The days that `length` removes, each with the version it had. */
    dropped: z.optional(
      z.array(z.strictObject({ number: dayNumber, version })).check(z.maxLength(mostDays, fault('too_many'))),
    ),
    days: z
      .array(z.strictObject({ number: dayNumber, version, day: planDay }))
      .check(z.maxLength(mostDays, fault('too_many'))),
  }),
  output: z.strictObject({
    headVersion: version,
    days: z.array(z.strictObject({ number: dayNumber, version })),
    savedAt: moment,
  }),
  refusals: ['not_found', 'changed_meanwhile', 'plan_has_ended', 'food_unknown', 'rate_limited'],
})

export const suggestForDay = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans/:id/days/:number/suggestions',
  summary:
    'Suggest a few calculated changes that bring a saved day closer to the targets: other amounts, or foods of the same group and energy, respecting the patient’s shared allergies, diet and conditions. Changes nothing.',
  audience: 'dietitian',
  params: z.strictObject({
    id,
    number: z.pipe(z.string().check(z.regex(/^([1-9]|1\d|2[0-8])$/, fault('invalid'))), z.transform(Number)),
  }),
  output: z.strictObject({
    /** In order: each assumes the earlier ones. */
    suggestions: z.array(
      z.strictObject({
        meal: id,
        item: id,
        from: amount,
        to: amount,
        effects: z.array(z.strictObject({ kind: z.enum(targetKinds), from: z.number(), to: z.number() })),
      }),
    ),
    /** The facts of every food in them. */
    foods: z.record(z.string(), foodFacts),
  }),
  refusals: ['not_found', 'rate_limited'],
})

export const publishPlan = route({
  method: 'POST',
  path: '/api/practice/nutrition-plans/:id/publication',
  summary:
    'Publish a plan to the patient. It ends the same dietitian’s earlier plan, unless it only replaces that until a last day; all versions stay. With suhoor or iftar, for a patient with diabetes on record, it needs the IDF-DAR screening first, and a reason if fasting is a high risk.',
  audience: 'dietitian',
  touches: ['plans', 'written_plan'],
  params: onePlan,
  body: z.strictObject({
    /** For a patient at high risk from fasting: stored with the version, and shown with the plan. */
    fastingWord: z.optional(lines(2_000)),
    /** Confirms that days with a plan now may be left without one. */
    leavesDaysEmpty: z.optional(z.boolean(fault('invalid'))),
  }),
  output: z.strictObject({ version, publishedAt: moment }),
  refusals: [
    'not_found',
    'plan_is_empty',
    'plan_has_ended',
    'nothing_new',
    'not_reachable',
    'fasting_screen_needed',
    'fasting_word_needed',
    'plan_leaves_days_empty',
    'rate_limited',
  ],
})

export const endPlan = route({
  method: 'POST',
  path: '/api/practice/nutrition-plans/:id/ending',
  summary: 'End a plan; the patient still finds it among earlier plans.',
  audience: 'dietitian',
  touches: ['plans', 'written_plan'],
  params: onePlan,
  output: done,
  refusals: ['not_found', 'status_has_changed', 'rate_limited'],
})

export const removePlan = route({
  method: 'DELETE',
  path: '/api/practice/nutrition-plans/:id',
  summary: 'Delete a draft that was never published.',
  audience: 'dietitian',
  touches: ['plans'],
  params: onePlan,
  output: done,
  refusals: ['not_found', 'status_has_changed', 'rate_limited'],
})

/** A version as the patient received it, and when. */
export const publishedVersion = z.strictObject({
  version,
  publishedAt: moment,
  head: planHead,
  document: planDocument,
  /** Null if the plan involves no fasting, or if nothing suggested diabetes. */
  fasting: z.nullable(fastingScreen),
})
export type PublishedVersion = z.output<typeof publishedVersion>

export const listPlanVersions = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans/:id/versions',
  summary: 'List a plan’s published versions with their times, latest first.',
  audience: 'dietitian',
  params: onePlan,
  output: z.strictObject({ versions: z.array(z.strictObject({ version, publishedAt: moment })) }),
  refusals: ['not_found', 'rate_limited'],
})

export const readPlanVersion = route({
  method: 'GET',
  path: '/api/practice/nutrition-plans/:id/versions/:version',
  summary: 'Get one version of a plan as published to the patient.',
  audience: 'dietitian',
  params: z.strictObject({
    id,
    version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/, fault('invalid'))), z.transform(Number)),
  }),
  output: z.strictObject({ version: publishedVersion }),
  refusals: ['not_found', 'rate_limited'],
})
