import * as z from 'zod/mini'
import { refundRules } from './appointments/refund-rules.ts'
import { count, day, done, fault, id, line, moment, span } from './fields.ts'
import { route } from './route.ts'
import { aheadAt } from './wall-clock.ts'

const clock = z
  .string(fault('hours_invalid'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('hours_invalid')))

/** Wall-clock times in the practice’s zone. An end that is not after its start is on the next day. */
export const openRange = z.strictObject({ from: clock, to: clock })
export type OpenRange = z.output<typeof openRange>

/** Minutes since midnight; the end may be past the end of the day. */
export function minutesOf({ from, to }: OpenRange): [number, number] {
  const [start, end] = [from, to].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) as [
    number,
    number,
  ]
  return [start, end > start ? end : end + 1_440]
}

const doNotOverlap = (ranges: readonly OpenRange[]) => {
  const inOrder = ranges.map(minutesOf).sort(([a], [b]) => a - b)
  return inOrder.every(([start], at) => at === 0 || start >= (inOrder[at - 1]?.[1] ?? 0))
}

const rangesOfDay = z
  .array(openRange)
  .check(z.maxLength(6, fault('too_many')), z.refine(doNotOverlap, fault('hours_overlap')))

const increments = [5, 10, 15, 20, 30, 60] as const

export const zone = z.string().check(z.maxLength(60, fault('invalid')), z.refine(isZone, fault('invalid')))

/** Place names only: offsets such as `+03:00` ignore DST, and PostgreSQL does not know some legacy names. */
function isZone(text: string): boolean {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(text) || /^(SystemV\/|US\/Pacific-New$)/i.test(text))
    return false
  try {
    return Number.isFinite(aheadAt(0, text))
  } catch {
    return false
  }
}

const minutes = (most: number) =>
  z.int(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(most, fault('invalid')))

export const availability = z.strictObject({
  zone,
  /** One entry per weekday, from Sunday. */
  weekly: z.array(rangesOfDay).check(z.length(7, fault('invalid'))),
  /** Free minutes after each appointment and before the next. */
  buffer: minutes(120),
  /** Minimum minutes between booking and start. */
  notice: minutes(20_160),
  /** How many days ahead can be booked. */
  horizon: z.int(fault('invalid')).check(z.gte(7, fault('invalid')), z.lte(180, fault('invalid'))),
  /** Minutes between possible start times. */
  increment: z.literal(increments, fault('invalid')),
  mostPerDay: z.nullable(
    z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(50, fault('invalid'))),
  ),
  /** The most upcoming appointments one patient may have. */
  mostPerPatient: z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(20, fault('invalid'))),
  /** Bookings are confirmed without the dietitian’s approval. */
  takesAtOnce: z.boolean(),
  /** Refunds for patients who cancel, if more generous than the platform’s rules; null to use the platform’s. */
  refunds: z.nullable(refundRules),
})
export type Availability = z.output<typeof availability>

export const exceptionKinds = ['closed', 'instead', 'extra', 'blocked'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

const exceptionFields = {
  kind: z.enum(exceptionKinds),
  from: day,
  to: day,
  /** The weekdays it applies to, 0 for Sunday; null for all. */
  weekdays: z.nullable(
    z
      .array(z.int().check(z.gte(0), z.lte(6)))
      .check(z.minLength(1, fault('required')), z.maxLength(7, fault('too_many'))),
  ),
  hours: rangesOfDay,
  label: z.optional(line(80)),
}

export const exception = z.strictObject({ id, ...exceptionFields, label: z.string() })
export type Exception = z.output<typeof exception>

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Closed, hours replacing the weekly ones, extra hours or blocked ones; for one day or a range of days. */
export const exceptionForm = z.strictObject(exceptionFields).check(
  z.refine(({ from, to }) => to >= from, { error: fault('days_reversed'), path: ['to'] }),
  z.refine(({ from, to }) => daysBetween(from, to) <= 366, { error: fault('date_too_far'), path: ['to'] }),
  z.refine(({ kind, hours }) => (kind === 'closed') === (hours.length === 0), {
    error: fault('hours_invalid'),
    path: ['hours'],
  }),
)

export const readAvailability = route({
  method: 'GET',
  path: '/api/practice/availability',
  summary: 'Get your weekly hours, your booking rules, and upcoming exceptions.',
  audience: 'dietitian',
  about: ['hours'],
  output: z.strictObject({
    availability,
    exceptions: z.array(exception),
    hasAddress: z.boolean(),
    /** The platform’s refund rules, the minimum for every practice; null if bookings are not paid. */
    refunds: z.nullable(refundRules),
  }),
  refusals: ['not_found'],
})

export const saveAvailability = route({
  method: 'PUT',
  path: '/api/practice/availability',
  summary: 'Save your weekly hours and booking rules. Booked appointments are unaffected.',
  audience: 'dietitian',
  touches: ['hours'],
  body: availability,
  output: z.strictObject({ availability }),
  refusals: ['not_found'],
})

export const addException = route({
  method: 'POST',
  path: '/api/practice/exceptions',
  summary: 'Add an exception: other hours for a day or a range of days.',
  audience: 'dietitian',
  touches: ['hours'],
  body: exceptionForm,
  output: z.strictObject({ exception }),
  status: 201,
  refusals: ['not_found', 'too_many_exceptions'],
})

export const saveException = route({
  method: 'PUT',
  path: '/api/practice/exceptions/:id',
  summary: 'Change an exception.',
  audience: 'dietitian',
  touches: ['hours'],
  params: z.strictObject({ id }),
  body: exceptionForm,
  output: z.strictObject({ exception }),
  refusals: ['not_found'],
})

export const removeException = route({
  method: 'DELETE',
  path: '/api/practice/exceptions/:id',
  summary: 'Remove an exception and return to the weekly hours.',
  audience: 'dietitian',
  touches: ['hours'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const readMyDays = route({
  method: 'GET',
  path: '/api/practice/days',
  summary: 'Get your hours day by day: open times, slots for a service’s length, and taken times.',
  audience: 'dietitian',
  about: ['free_times', 'hours', 'services'],
  query: z.strictObject({ ...span, duration: z.optional(count(15, 180)) }),
  output: z.strictObject({
    zone: z.string(),
    days: z.array(
      z.strictObject({
        day,
        /** The source of this day’s hours. */
        by: z.enum(['weekly', ...exceptionKinds]),
        hours: z.array(openRange),
        slots: z.array(moment),
        taken: z.array(z.strictObject({ from: moment, to: moment })),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const listTimesToBook = route({
  method: 'GET',
  path: '/api/practice/times',
  summary:
    'List the times that you can book for a patient with one of your services. Your minimum notice does not apply.',
  audience: 'dietitian',
  about: ['free_times', 'hours', 'services'],
  query: z.strictObject({ ...span, service: id }),
  output: z.strictObject({
    zone: z.string(),
    duration: z.int(),
    days: z.array(z.strictObject({ day, slots: z.array(moment) })),
  }),
  refusals: ['not_found'],
})

export const listSlots = route({
  method: 'GET',
  path: '/api/dietitians/:id/slots',
  summary: 'List the free times of a dietitian for a month, by days of the practice’s calendar.',
  audience: 'patient',
  about: ['free_times'],
  params: z.strictObject({ id }),
  query: z.strictObject({ ...span, service: z.optional(id) }),
  output: z.strictObject({
    zone: z.string(),
    duration: z.int(),
    days: z.array(z.strictObject({ day, slots: z.array(moment) })),
  }),
  refusals: ['not_found'],
})
