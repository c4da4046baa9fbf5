import * as z from 'zod/mini'
import { count, done, fault, id, lines, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { guidedKinds } from './guided.ts'
import { entryKinds, glucoseMoments, measureKinds, units } from './kinds.ts'
import { measureFault } from './measure-fault.ts'

export const measureSources = ['hand', 'guided', 'import', 'dietitian'] as const
export type MeasureSource = (typeof measureSources)[number]

/** Who measured or corrected; a name is null if the reader may not know it. */
export const author = z.strictObject({
  is: z.enum(['reader', 'patient', 'dietitian']),
  name: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
})
export type Author = z.output<typeof author>

/** The value of a measure before it was corrected. */
export const correction = z.strictObject({
  value: z.number(),
  second: z.nullable(z.number()),
  takenAt: moment,
  source: z.enum(measureSources),
  correctedAt: moment,
  by: author,
  isUnreadable: z.boolean(),
})
export type Correction = z.output<typeof correction>

/** Values are in the stored unit of their kind. */
export const measure = z.strictObject({
  id,
  kind: z.enum(measureKinds),
  value: z.number(),
  /** The diastolic pressure. */
  second: z.nullable(z.number()),
  glucoseMoment: z.nullable(z.enum(glucoseMoments)),
  note: z.string(),
  takenAt: moment,
  source: z.enum(measureSources),
  /** The dietitian who measured it at a visit. */
  measuredBy: z.nullable(author),
  /** Earlier values of a measurement of a visit, the latest first. */
  corrections: z.array(correction),
  /** The readings behind the result of a guided measurement. */
  readings: z.array(z.strictObject({ value: z.number(), second: z.nullable(z.number()) })),
  /** It can no longer be decrypted, so the values mean nothing. */
  isUnreadable: z.boolean(),
})
export type Measure = z.output<typeof measure>

export const number = z
  .number(fault('invalid'))
  .check(z.gte(-1, fault('invalid')), z.lte(1_000_000, fault('invalid')))

export const values = {
  value: number,
  second: z.optional(number),
  unit: z.optional(z.enum(units)),
  glucoseMoment: z.optional(z.enum(glucoseMoments)),
  takenAt: moment,
  note: z.optional(lines(500)),
}

export const plausible = z.check<Parameters<typeof measureFault>[0]>(({ value, issues }) => {
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
    /** Chosen by the browser, so that a retry adds no second entry. */
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
  summary: 'Record a measure. A repeated `clientId` records nothing more.',
  audience: 'patient',
  touches: ['measures'],
  body: measureForm,
  output: measureAnswer,
  status: 201,
  refusals: ['health_consent_needed', 'too_many_entries', 'rate_limited'],
})

export const recordGuidedMeasure = route({
  method: 'POST',
  path: '/api/health-data/guided-measures',
  summary: 'Record the result of two or three readings, which the server calculates.',
  audience: 'patient',
  touches: ['measures'],
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
  summary: 'Correct a measure, except for its kind.',
  audience: 'patient',
  touches: ['measures'],
  params: one,
  body: z.strictObject({ kind: z.enum(measureKinds), ...values }).check(plausible),
  output: measureAnswer,
  refusals: ['not_found', 'health_consent_needed', 'rate_limited'],
})

export const removeMeasure = route({
  method: 'DELETE',
  path: '/api/health-data/measures/:id',
  summary: 'Delete a measure for good.',
  audience: 'patient',
  touches: ['measures'],
  params: one,
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

/** `from` is inclusive, `to` exclusive; an omitted end is open. */
export const range = { from: z.optional(moment), to: z.optional(moment) }

export const measurePage = z.strictObject({
  /** The newest first. */
  measures: z.array(measure),
  /** For `after`; null on the last page. */
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
  summary: 'List your measures as a table, 50 per page.',
  audience: 'patient',
  about: ['measures'],
  query: listQuery,
  output: measurePage,
  refusals: ['not_found', 'rate_limited'],
})

/** One point of a chart: a measure, or several combined. */
export const seriesPoint = z.strictObject({
  /** The mean time of the combined measures; a day’s sum has the time of its first measure. */
  at: moment,
  value: z.number(),
  second: z.nullable(z.number()),
  /** The range of the combined measures; the same as `value` for a single one. */
  least: z.number(),
  most: z.number(),
  count: z.int(),
  glucoseMoment: z.nullable(z.enum(glucoseMoments)),
})
export type SeriesPoint = z.output<typeof seriesPoint>

export const series = z.strictObject({
  kind: z.enum(measureKinds),
  /** Oldest first, `most` at most. Summed kinds have one point per day, in the patient’s time zone. */
  points: z.array(seriesPoint),
  /** The number of measures in this range, and whether any point combines several. */
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

/** The default for `most`. */
export const usualPoints = 300

export const readSeries = route({
  method: 'GET',
  path: '/api/health-data/series',
  summary:
    'Get one kind of your measures for a chart: a few hundred points, however many measures there are.',
  audience: 'patient',
  about: ['measures'],
  query: seriesQuery,
  output: series,
  refusals: ['rate_limited'],
})

export const latest = z.strictObject({
  measure,
  previous: z.nullable(
    z.strictObject({ value: z.number(), second: z.nullable(z.number()), takenAt: moment }),
  ),
  count: z.int(),
  /** For a kind that is summed by day: the total of the day of `measure`, in the patient’s time zone. */
  dayTotal: z.nullable(z.number()),
})

/** The newest measures of a kind as a short line, oldest first, in the stored unit; `at` in milliseconds. */
export const shortCourse = z
  .array(z.strictObject({ at: z.number(), value: z.number() }))
  .check(z.maxLength(30))

export const entryCount = z.strictObject({ kind: z.enum(entryKinds), count: z.int(), lastAt: moment })
