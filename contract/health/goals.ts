import * as z from 'zod/mini'
import { day, fault, id, lines, moment } from '../fields.ts'
import { route } from '../route.ts'
import { kinds, measureKinds, toStored, type Unit, units } from './kinds.ts'

export const goalStates = ['proposed', 'agreed', 'reached', 'ended', 'declined'] as const
export type GoalState = (typeof goalStates)[number]

export const goal = z.strictObject({
  id,
  kind: z.enum(measureKinds),
  /** In the stored unit of its kind. */
  target: z.number(),
  /** The diastolic pressure. */
  second: z.nullable(z.number()),
  /** The last measure at the time the goal was proposed: the starting point. */
  start: z.nullable(z.number()),
  note: z.string(),
  by: z.nullable(day),
  state: z.enum(goalStates),
  /** A patient’s own goal has no dietitian and needs no agreement. */
  dietitian: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  proposedBy: z.enum(['patient', 'dietitian']),
  proposedAt: moment,
  agreedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  isUnreadable: z.boolean(),
  may: z.strictObject({ agree: z.boolean(), decline: z.boolean(), end: z.boolean() }),
})
export type Goal = z.output<typeof goal>

const number = z
  .number(fault('invalid'))
  .check(z.gte(0, fault('invalid')), z.lte(1_000_000, fault('invalid')))

type GoalForm = {
  kind: keyof typeof kinds
  target: number
  second?: number | undefined
  unit?: Unit | undefined
}

const plausible = z.check<GoalForm>(({ value, issues }) => {
  const { kind, target, second, unit } = value
  const { least, most, second: lower } = kinds[kind]
  const stored = toStored(kind, target, unit)
  const wrong = (field: 'target' | 'second' | 'unit', message: 'invalid' | 'value_implausible') =>
    issues.push({ code: 'custom', message: fault(message), input: value[field], path: [field] })
  if (stored === null) wrong('unit', 'invalid')
  else if (stored < least || stored > most) wrong('target', 'value_implausible')
  else if (second !== undefined && !lower) wrong('second', 'invalid')
  else if (lower && second !== undefined && (second < lower.least || second >= target))
    wrong('second', 'value_implausible')
})

const form = {
  kind: z.enum(measureKinds),
  target: number,
  second: z.optional(number),
  unit: z.optional(z.enum(units)),
  by: z.optional(day),
  note: z.optional(lines(500)),
}

const goalAnswer = z.strictObject({ goal })

export const listGoals = route({
  method: 'GET',
  path: '/api/health-data/goals',
  summary: 'List your goals, open ones first.',
  audience: 'patient',
  about: ['goals', 'measures'],
  output: z.strictObject({ goals: z.array(goal) }),
})

export const setGoal = route({
  method: 'POST',
  path: '/api/health-data/goals',
  summary:
    'Set yourself a goal, or propose it to a dietitian. There is one open goal per kind with each of them.',
  audience: 'patient',
  touches: ['goals'],
  body: z.strictObject({ ...form, dietitian: z.optional(id) }).check(plausible),
  output: goalAnswer,
  status: 201,
  refusals: ['not_found', 'health_consent_needed', 'goal_is_open', 'rate_limited'],
})

export const proposeGoal = route({
  method: 'POST',
  path: '/api/patients/:patient/goals',
  summary: 'Propose a goal to a patient who shares this kind.',
  audience: 'dietitian',
  touches: ['goals'],
  params: z.strictObject({ patient: id }),
  body: z.strictObject(form).check(plausible),
  output: goalAnswer,
  status: 201,
  refusals: ['not_found', 'not_shared', 'goal_is_open', 'rate_limited'],
})

export const listPatientGoals = route({
  method: 'GET',
  path: '/api/patients/:patient/goals',
  summary: 'List a patient’s goals of all shared kinds, or of one. The patient sees that you read them.',
  audience: 'dietitian',
  about: ['goals', 'health'],
  leavesTrace: true,
  params: z.strictObject({ patient: id }),
  query: z.strictObject({ kind: z.optional(z.enum(measureKinds)) }),
  output: z.strictObject({ goals: z.array(goal) }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const agreeToGoal = route({
  method: 'POST',
  path: '/api/goals/:id/agreement',
  summary: 'Accept a goal that the other side has proposed.',
  audience: 'party',
  touches: ['goals'],
  params: z.strictObject({ id }),
  output: goalAnswer,
  refusals: ['not_found', 'status_has_changed', 'health_consent_needed', 'rate_limited'],
})

export const endGoal = route({
  method: 'POST',
  path: '/api/goals/:id/end',
  summary: 'Decline a proposed goal, or end one as reached or abandoned.',
  audience: 'party',
  touches: ['goals'],
  params: z.strictObject({ id }),
  body: z.strictObject({ outcome: z.enum(['declined', 'reached', 'ended']) }),
  output: goalAnswer,
  refusals: ['not_found', 'status_has_changed', 'reading_outside_range', 'rate_limited'],
})
