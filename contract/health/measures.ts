import * as z from 'zod/mini'
import { count, done, fault, id, lines, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { guidedKinds } from './guided.ts'
import { entryKinds, glucoseMoments, measureKinds, units } from './kinds.ts'
import { measureFault } from './measure-fault.ts'

export const measureSources = ['hand', 'guided', 'import', 'dietitian'] as const
export type MeasureSource = (typeof measureSources)[number]

/** Values are in the stored unit of their kind. */
export const measure = z.strictObject({
  id,
  kind: z.enum(measureKinds),
  value: z.number(),
  /** The lower pressure. */
  second: z.nullable(z.number()),
  glucoseMoment: z.nullable(z.enum(glucoseMoments)),
  note: z.string(),
  takenAt: moment,
  source: z.enum(measureSources),
  /** What the result of a guided measuring was made of. */
  readings: z.array(z.strictObject({ value: z.number(), second: z.nullable(z.number()) })),
  /** Nothing opens it any more; the values say nothing then. */
  isUnreadable: z.boolean(),
})
export type Measure = z.output<typeof measure>

const number = z
  .number(fault('invalid'))
  .check(z.gte(-1, fault('invalid')), z.lte(1_000_000, fault('invalid')))

const values = {
  value: number,
  second: z.optional(number),
  unit: z.optional(z.enum(units)),
  glucoseMoment: z.optional(z.enum(glucoseMoments)),
  takenAt: moment,
  note: z.optional(lines(500)),
}

const plausible = z.check<Parameters<typeof measureFault>[0]>(({ value, issues }) => {
  const wrong = measureFault(value)
  if (wrong)
    issues.push({
      code: 'custom',
      message: fault(wrong.code),
      input: value[wrong.field],
      path: [wrong.field],
    })
})

export const measureForm = z
  .strictObject({
    /** Given by the browser: the same entry sent again is the same. */
    clientId: id,
    kind: z.enum(measureKinds),
    ...values,
  })
  .check(plausible)
export type MeasureForm = z.output<typeof measureForm>

const one = z.strictObject({ id })
const measureAnswer = z.strictObject({ measure })

export const recordMeasure = route({
  method: 'POST',
  path: '/api/health-data/measures',
  summary: 'Record a measure. The same `clientId` again records nothing more.',
  audience: 'patient',
  body: measureForm,
  output: measureAnswer,
  status: 201,
  refusals: ['health_consent_needed', 'too_many_entries', 'rate_limited'],
})

export const recordGuidedMeasure = route({
  method: 'POST',
  path: '/api/health-data/guided-measures',
  summary: 'Record the result of two or three readings; it is worked out here.',
  audience: 'patient',
  body: z.strictObject({
    clientId: id,
    kind: z.enum(guidedKinds),
    unit: z.optional(z.enum(units)),
    readings: z
      .array(z.strictObject({ value: number, second: z.optional(number) }))
      .check(z.minLength(2, fault('required')), z.maxLength(3, fault('too_many'))),
    takenAt: moment,
    note: z.optional(lines(500)),
  }),
  output: measureAnswer,
  status: 201,
  refusals: ['health_consent_needed', 'too_many_entries', 'third_reading_needed', 'rate_limited'],
})

export const correctMeasure = route({
  method: 'PUT',
  path: '/api/health-data/measures/:id',
  summary: 'Correct a measure: everything but its kind.',
  audience: 'patient',
  params: one,
  body: z.strictObject({ kind: z.enum(measureKinds), ...values }).check(plausible),
  output: measureAnswer,
  refusals: ['not_found', 'health_consent_needed', 'rate_limited'],
})

export const removeMeasure = route({
  method: 'DELETE',
  path: '/api/health-data/measures/:id',
  summary: 'Take a measure away for good.',
  audience: 'patient',
  params: one,
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

/** From when (with it) to when (without it); all of it where it is left out. */
export const range = { from: z.optional(moment), to: z.optional(moment) }

export const measurePage = z.strictObject({
  /** The newest first. */
  measures: z.array(measure),
  /** For `after`, where there are more. */
  next: z.nullable(pageToken),
})

const listQuery = z.strictObject({
  kind: z.optional(z.enum(measureKinds)),
  ...range,
  after: z.optional(pageToken),
})

export const listMeasures = route({
  method: 'GET',
  path: '/api/health-data/measures',
  summary: 'One’s measures as a table shows them, 50 at a time.',
  audience: 'patient',
  query: listQuery,
  output: measurePage,
  refusals: ['not_found', 'rate_limited'],
})

/** One point of a chart: a measure, or what several of them come to. */
export const seriesPoint = z.strictObject({
  /** The middle of what it stands for, in the reader’s time. */
  at: moment,
  value: z.number(),
  second: z.nullable(z.number()),
  /** Of what it was made; the same as `value` where it is one measure. */
  least: z.number(),
  most: z.number(),
  count: z.int(),
  glucoseMoment: z.nullable(z.enum(glucoseMoments)),
})
export type SeriesPoint = z.output<typeof seriesPoint>

export const series = z.strictObject({
  kind: z.enum(measureKinds),
  /** The oldest first, `most` at most. Kinds that are summed have one a day, of the patient’s days. */
  points: z.array(seriesPoint),
  /** How many measures there are in this range, and whether points stand for several of them. */
  total: z.int(),
  isThinned: z.boolean(),
  unreadable: z.int(),
})
export type Series = z.output<typeof series>

export const seriesQuery = z.strictObject({
  kind: z.enum(measureKinds),
  ...range,
  most: z.optional(count(20, 1_000)),
  glucoseMoment: z.optional(z.enum(glucoseMoments)),
})

/** How many points a chart gets where it does not say. */
export const usualPoints = 300

export const readSeries = route({
  method: 'GET',
  path: '/api/health-data/series',
  summary: 'One kind as a chart draws it: however many measures there are, a few hundred points.',
  audience: 'patient',
  query: seriesQuery,
  output: series,
  refusals: ['rate_limited'],
})

export const latest = z.strictObject({
  measure,
  /** The one before it. */
  previous: z.nullable(
    z.strictObject({ value: z.number(), second: z.nullable(z.number()), takenAt: moment }),
  ),
  count: z.int(),
})

export const entryCount = z.strictObject({ kind: z.enum(entryKinds), count: z.int(), lastAt: moment })
