import * as z from 'zod/mini'
import { duties } from '../accounts/role.ts'
import { endings } from '../appointments/appointment.ts'
import { day, fault, rangeChecks } from '../fields.ts'
import { route } from '../route.ts'
import { compared, money, type Range, sessionKinds } from './figures.ts'

/** Three years: nobody compares more at once. */
const longest = 1_096

const asked = z.strictObject({ from: day, to: day }).check(
  ...rangeChecks,
  z.refine<Range>(({ from, to }) => Date.parse(to) - Date.parse(from) < longest * 86_400_000, {
    error: fault('too_many'),
    path: ['to'],
  }),
)

/** So many days somebody has to come back. */
export const daysToReturn = 90
/** From so many hours before the start on, whoever cancels does so late. */
export const lateHours = 24

const both = <Shape extends z.ZodMiniType>(shape: Shape) => z.strictObject({ now: shape, before: shape })
const range = { from: day, to: day }

/** Of what was asked in these days: how much has an answer, and within how many minutes half and nine tenths of it came. */
const answered = z.strictObject({
  asked: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  ninetieth: z.nullable(z.number()),
})
export type Answered = z.output<typeof answered>

export const readAdminReport = route({
  method: 'GET',
  path: '/api/admin/report',
  summary: 'What came of some days, beside as many days just before them. Days are Riyadh’s.',
  audience: 'admin',
  duties,
  query: asked,
  output: z.strictObject({
    ...range,
    /** The days that these are compared with. */
    before: z.strictObject(range),
    /** By when they were to begin. */
    appointments: z.strictObject({ held: compared, cancelled: compared, late: compared }),
    /** How those that were cancelled came to their end. */
    endings: z.array(z.strictObject({ ending: z.enum(endings), ...compared.shape })),
    /** By when they were completed. */
    revenue: both(money),
    services: z.array(z.strictObject({ kind: z.enum(sessionKinds), ...both(money).shape })),
    /** Accounts that were opened. */
    growth: z.strictObject({ patients: compared, dietitians: compared }),
    requests: both(answered),
    tickets: both(answered),
    /** Of those whose ninety days after their first completed appointment ended in these days: who came again. */
    retention: both(z.strictObject({ people: z.int(), back: z.int() })),
    /** Day by day, week by week or month by month. */
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
  summary: 'The parts of a report as CSV, in the language of the reader.',
  audience: 'admin',
  duties,
  inPerson: true,
  query: asked,
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
