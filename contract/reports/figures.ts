import * as z from 'zod/mini'
import { duties } from '#contract/accounts/role.ts'
import { endings } from '#contract/appointments/appointment.ts'
import { addDays, type Day } from '#contract/days.ts'
import { day, id, moment, pageToken, rangeChecks } from '#contract/fields.ts'
import { modes } from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'

/** Week, 30 days, quarter of a year and year, each up to today. */
export const periods = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

/** Days of Riyadh's calendar, both of them within. */
export type Range = { readonly from: Day; readonly to: Day }

/** What ends with today. A quarter is thirteen weeks, and a year begins with a month. */
export function rangeOf(period: Period, today: Day): Range {
  if (period === 'year') return { from: monthsBefore(today, 11), to: today }
  return { from: addDays(today, 1 - daysOf[period]), to: today }
}

const daysOf = { week: 7, month: 30, quarter: 91 } as const

/** The first day of a month, so many before the one that a day is in. */
export function monthsBefore(day: Day, count: number): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count)).toISOString().slice(0, 10)
}

export const sessionKinds = ['initial', 'follow_up', 'package'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** How an appointment stands, as admins read it. */
export const shownStatuses = ['completed', 'active', 'scheduled', 'cancelled'] as const
export type ShownStatus = (typeof shownStatuses)[number]

const names = z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) }))

/** Who meets whom and when; what it is about is theirs alone. */
export const reportedAppointment = z.strictObject({
  id,
  /** Null for somebody who has left. */
  client: names,
  dietitian: names,
  startsAt: moment,
  mode: z.enum(modes),
  status: z.enum(shownStatuses),
  ending: z.nullable(z.enum(endings)),
  /** Riyals, as agreed on. */
  price: z.number(),
})
export type ReportedAppointment = z.output<typeof reportedAppointment>

const range = { from: day, to: day }

export const money = z.strictObject({
  /** Riyals. */
  revenue: z.number(),
  sessions: z.int(),
})

/** What came in of a period. */
const revenue = z.strictObject({
  ...range,
  now: money,
  /** Of as many days before, to the same hour. */
  before: z.strictObject({ ...range, until: moment, ...money.shape }),
  split: z.array(z.strictObject({ kind: z.enum(sessionKinds), ...money.shape, percent: z.int() })),
  /** Day by day, week by week or month by month. */
  parts: z.array(z.strictObject({ ...range, ...money.shape })),
})
export type Revenue = z.output<typeof revenue>

/** A figure of now, and the same a while before. */
export const compared = z.strictObject({ now: z.number(), before: z.number() })
export type Compared = z.output<typeof compared>

export const readOverview = route({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What the marketplace comes to today.',
  audience: 'admin',
  duties,
  output: z.strictObject({
    today: day,
    users: z.strictObject({ all: z.int(), joined: z.int(), since: day }),
    dietitians: z.strictObject({ listed: z.int(), waiting: z.int() }),
    /** Beside the same weekday a week ago. */
    appointments: compared,
    /** Of the last 30 days. */
    revenue,
    /** Accounts that were opened in each of six months, this one last. */
    growth: z.array(z.strictObject({ month: day, clients: z.int(), dietitians: z.int() })),
    recent: z.array(reportedAppointment),
  }),
})
export type Overview = z.output<typeof readOverview.output>

export const readRevenue = route({
  method: 'GET',
  path: '/api/admin/revenue',
  summary: 'The prices of completed appointments over a period up to today.',
  audience: 'admin',
  duties,
  query: z.strictObject({ period: z.enum(periods) }),
  output: revenue,
})

/**
 * By what a list of appointments is made: when they take place, were completed, or were to take place and did not; when they
 * were asked for, and have an answer; and when somebody had the first that was completed, and came back.
 */
export const appointmentLists = [
  'held',
  'completed',
  'cancelled',
  'late',
  'requested',
  'answered',
  'first',
  'returned',
] as const
export type AppointmentList = (typeof appointmentLists)[number]

const reportedList = z
  .strictObject({
    list: z.enum(appointmentLists),
    ...range,
    /** Only what was before this moment of these days. */
    until: z.optional(moment),
    sessionKind: z.optional(z.enum(sessionKinds)),
    /** Only what was cancelled so. */
    ending: z.optional(z.enum(endings)),
    after: z.optional(pageToken),
  })
  .check(...rangeChecks)

export const listReportedAppointments = route({
  method: 'GET',
  path: '/api/admin/appointments',
  summary: 'The appointments that a figure counts, the latest first.',
  audience: 'admin',
  duties: ['support', 'finance'],
  query: reportedList,
  output: z.strictObject({
    appointments: z.array(reportedAppointment),
    after: z.nullable(z.string()),
    total: z.int(),
  }),
})

export const exportReportedAppointments = route({
  method: 'GET',
  path: '/api/admin/appointments.csv',
  summary: 'The appointments that a figure counts, as CSV, the latest first.',
  audience: 'admin',
  duties: ['support', 'finance'],
  inPerson: true,
  query: reportedList,
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
