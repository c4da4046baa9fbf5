import * as z from 'zod/mini'
import { duties } from '#contract/accounts/role.ts'
import { endings } from '#contract/appointments/appointment.ts'
import { addDays, type Day } from '#contract/days.ts'
import { day, id, moment, pageToken, rangeChecks } from '#contract/fields.ts'
import { modes } from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'
import { timeOrders } from '#contract/time-order.ts'

/** A week, 30 days, a quarter or a year, each up to and including today. */
export const periods = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

/** Days in Riyadh’s calendar, both inclusive. */
export type Range = { readonly from: Day; readonly to: Day }

/** The period ending today. A quarter is thirteen weeks, and a year starts on the first of a month. */
export function rangeOf(period: Period, today: Day): Range {
  if (period === 'year') return { from: monthsBefore(today, 11), to: today }
  return { from: addDays(today, 1 - daysOf[period]), to: today }
}

const daysOf = { week: 7, month: 30, quarter: 91 } as const

/** The first day of the month `count` months before that of the given day. */
export function monthsBefore(day: Day, count: number): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count)).toISOString().slice(0, 10)
}

export const sessionKinds = ['initial', 'follow_up', 'package'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** The status of an appointment as admins see it. */
export const shownStatuses = ['completed', 'active', 'scheduled', 'cancelled'] as const
export type ShownStatus = (typeof shownStatuses)[number]

const names = z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) }))

/** The people who meet, and the time; the subject of the appointment stays between the two. */
export const reportedAppointment = z.strictObject({
  id,
  /** Null once the account is deleted. */
  client: names,
  dietitian: names,
  startsAt: moment,
  mode: z.enum(modes),
  status: z.enum(shownStatuses),
  ending: z.nullable(z.enum(endings)),
  /** Riyals: the agreed price. */
  price: z.number(),
})
export type ReportedAppointment = z.output<typeof reportedAppointment>

const range = { from: day, to: day }

export const money = z.strictObject({
  /** Riyals. */
  revenue: z.number(),
  sessions: z.int(),
})

/** Revenue over a period. */
const revenue = z.strictObject({
  ...range,
  now: money,
  /** The same number of preceding days, up to the same time of day. */
  before: z.strictObject({ ...range, until: moment, ...money.shape }),
  split: z.array(z.strictObject({ kind: z.enum(sessionKinds), ...money.shape, percent: z.int() })),
  /** By day, week or month. */
  parts: z.array(z.strictObject({ ...range, ...money.shape })),
})
export type Revenue = z.output<typeof revenue>

/** A current figure and an earlier one. */
export const compared = z.strictObject({ now: z.number(), before: z.number() })
export type Compared = z.output<typeof compared>

export const readOverview = route({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Get today’s key figures of the marketplace.',
  audience: 'admin',
  duties,
  output: z.strictObject({
    today: day,
    users: z.strictObject({ all: z.int(), joined: z.int(), since: day }),
    dietitians: z.strictObject({ listed: z.int(), waiting: z.int() }),
    /** Compared with the same weekday a week ago. */
    appointments: compared,
    /** Over the last 30 days. */
    revenue,
    /** Accounts opened in each of six months, the current month last. */
    growth: z.array(z.strictObject({ month: day, clients: z.int(), dietitians: z.int() })),
    recent: z.array(reportedAppointment),
  }),
})
export type Overview = z.output<typeof readOverview.output>

export const readRevenue = route({
  method: 'GET',
  path: '/api/admin/revenue',
  summary: 'Get the prices of completed appointments for a period up to today.',
  audience: 'admin',
  duties,
  query: z.strictObject({ period: z.enum(periods) }),
  output: revenue,
})

/**
 * Why an appointment is on a list: it takes place, was completed, or was cancelled (late); it was requested, or
 * answered; or it was a patient’s first completed one, or a first one after which the patient returned.
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

const reportedList = {
  list: z.enum(appointmentLists),
  ...range,
  /** Only events before this moment. */
  until: z.optional(moment),
  sessionKind: z.optional(z.enum(sessionKinds)),
  /** Only appointments cancelled this way. */
  ending: z.optional(z.enum(endings)),
  after: z.optional(pageToken),
}

export const listReportedAppointments = route({
  method: 'GET',
  path: '/api/admin/appointments',
  summary: 'List the appointments behind a figure, latest first unless stated otherwise.',
  audience: 'admin',
  duties: ['support', 'finance'],
  query: z.strictObject({ ...reportedList, order: z.optional(z.enum(timeOrders)) }).check(...rangeChecks),
  output: z.strictObject({
    appointments: z.array(reportedAppointment),
    after: z.nullable(z.string()),
    total: z.int(),
  }),
})

export const exportReportedAppointments = route({
  method: 'GET',
  path: '/api/admin/appointments.csv',
  summary: 'Export the appointments behind a figure as CSV, latest first.',
  audience: 'admin',
  duties: ['support', 'finance'],
  inPerson: true,
  query: z.strictObject(reportedList).check(...rangeChecks),
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
