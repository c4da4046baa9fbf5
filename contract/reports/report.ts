import * as z from 'zod/mini'
import { duties } from '../accounts/role.ts'
import { endings } from '../appointments/appointment.ts'
import { day, fault, moment, rangeChecks } from '../fields.ts'
import { route } from '../route.ts'
import { compared, money, type Range, sessionKinds } from './figures.ts'

/** Three years: the longest comparison. */
const longest = 1_096

const asked = z.strictObject({ from: day, to: day }).check(
  ...rangeChecks,
  z.refine<Range>(({ from, to }) => Date.parse(to) - Date.parse(from) < longest * 86_400_000, {
    error: fault('too_many'),
    path: ['to'],
  }),
)

/** The number of days within which a patient has to return to count as returned. */
export const daysToReturn = 90
/** A cancellation is late within this many hours before the start. */
export const lateHours = 24

const both = <Shape extends z.ZodMiniType>(shape: Shape) => z.strictObject({ now: shape, before: shape })
const range = { from: day, to: day }

/** Of the requests made in these days: how many were answered, and the median and 90th percentile in minutes. */
const answered = z.strictObject({
  asked: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  ninetieth: z.nullable(z.number()),
})
export type AnswerFigures = z.output<typeof answered>

export const readAdminReport = route({
  method: 'GET',
  path: '/api/admin/report',
  summary: 'Get a report on a period, next to the same number of days before it. Days are in Riyadh’s time.',
  audience: 'admin',
  duties,
  query: asked,
  output: z.strictObject({
    ...range,
    /**
     * The days with which this period is compared. Its revenue is counted until this moment: if the period includes
     * today, up to the same time of day.
     */
    before: z.strictObject({ ...range, until: moment }),
    /** Counted by planned start. */
    appointments: z.strictObject({ held: compared, cancelled: compared, late: compared }),
    /** How the cancelled appointments ended. */
    endings: z.array(z.strictObject({ ending: z.enum(endings), ...compared.shape })),
    /** Counted by completion date. */
    revenue: both(money),
    services: z.array(z.strictObject({ kind: z.enum(sessionKinds), ...both(money).shape })),
    /** Accounts opened. */
    growth: z.strictObject({ patients: compared, dietitians: compared }),
    requests: both(answered),
    tickets: both(answered),
    /** Of the people whose ninety days after a first completed appointment ended in this period: how many returned. */
    retention: both(z.strictObject({ people: z.int(), back: z.int() })),
    /** By day, week or month. */
    parts: z.array(
      z.strictObject({
        ...range,
        held: z.int(),
        cancelled: z.int(),
        ...money.shape,
        patients: z.int(),
        dietitians: z.int(),
      }),
    ),
  }),
})
export type AdminReport = z.output<typeof readAdminReport.output>

export const exportAdminReport = route({
  method: 'GET',
  path: '/api/admin/report.csv',
  summary: 'Export the sections of a report as CSV, in your language.',
  audience: 'admin',
  duties,
  inPerson: true,
  query: asked,
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
