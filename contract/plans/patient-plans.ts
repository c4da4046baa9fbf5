import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { route } from '../route.ts'
import { planDocument, planHead, schedule } from './document.ts'

/** A plan that was published for a patient. */
export const patientPlan = z.strictObject({
  id,
  /** Null once the account is deleted. */
  dietitian: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  title: z.string(),
  days: z.int(),
  /** At most one plan per dietitian is in force at a time, besides its stand-ins. */
  isInForce: z.boolean(),
  version: z.int(),
  publishedAt: moment,
  ...schedule.shape,
  isUnreadable: z.boolean(),
})
export type PatientPlan = z.output<typeof patientPlan>

/** The patient’s own statements about themselves, for warnings. */
export const patientStatements = z.strictObject({
  allergies: z.nullable(z.string()),
  conditions: z.nullable(z.string()),
  preferences: z.nullable(z.string()),
})

export const listPlans = route({
  method: 'GET',
  path: '/api/nutrition-plans',
  summary: 'List the plans that dietitians have published for you, those in force first.',
  audience: 'patient',
  output: z.strictObject({ plans: z.array(patientPlan) }),
  refusals: ['rate_limited'],
})

export const readPlan = route({
  method: 'GET',
  path: '/api/nutrition-plans/:id',
  summary:
    'Get the latest published version of a plan, the version before it, and your allergies and wishes.',
  audience: 'patient',
  about: ['plans'],
  params: z.strictObject({ id }),
  output: z.strictObject({
    plan: patientPlan,
    head: planHead,
    document: planDocument,
    /** The previous version, to show what has changed; null for the first version. */
    before: z.nullable(planDocument),
    /** The patient’s own words, for warnings. */
    about: patientStatements,
  }),
  refusals: ['not_found', 'rate_limited'],
})
