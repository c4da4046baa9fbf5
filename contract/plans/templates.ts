import * as z from 'zod/mini'
import { done, fault, id, moment } from '../fields.ts'
import { route } from '../route.ts'
import { planTitle } from './document.ts'

export const mostPlanTemplates = 60

export const planTemplate = z.strictObject({
  id,
  name: z.string(),
  days: z.int(),
  /** kcal of an average day, as far as the values of its foods are known. */
  energy: z.number(),
  savedAt: moment,
})
export type PlanTemplate = z.output<typeof planTemplate>

export const listPlanTemplates = route({
  method: 'GET',
  path: '/api/practice/plan-templates',
  summary: 'List your templates for plans, by name.',
  audience: 'dietitian',
  about: ['plan_templates'],
  output: z.strictObject({ templates: z.array(planTemplate) }),
  refusals: ['rate_limited'],
})

export const savePlanTemplate = route({
  method: 'POST',
  path: '/api/practice/plan-templates',
  summary: 'Save a plan’s days as a template, without targets or anything about the patient.',
  audience: 'dietitian',
  touches: ['plan_templates'],
  body: z.strictObject({ plan: z.guid(fault('invalid')), name: planTitle }),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found', 'plan_is_empty', 'too_many_plan_templates', 'rate_limited'],
})

export const removePlanTemplate = route({
  method: 'DELETE',
  path: '/api/practice/plan-templates/:id',
  summary: 'Delete a template; plans made from it stay.',
  audience: 'dietitian',
  touches: ['plan_templates'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found', 'rate_limited'],
})
