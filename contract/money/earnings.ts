import * as z from 'zod/mini'
import { count } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const query = z.strictObject({ year: z.optional(count(2020, 9999)) })

/** Riyals: the price, and the dietitian's part of it after the platform's fee and refunds to patients. */
const sums = { count: z.int(), total: z.number(), net: z.number() }

export const readEarnings = route({
  method: 'GET',
  path: '/api/practice/earnings',
  summary:
    'Get the booked prices of your completed appointments in a year (by default the latest) by month and service, and your share of those paid through the platform.',
  audience: 'dietitian',
  inPerson: true,
  query,
  output: z.strictObject({
    year: z.int(),
    /** Years with any appointments, newest first. */
    years: z.array(z.int()),
    ...sums,
    /** Months with any appointments, newest first. */
    months: z.array(
      z.strictObject({
        /** `2026-11`, in the practice’s time zone. */
        month: z.string(),
        ...sums,
        services: z.array(z.strictObject({ name: z.string(), otherName: z.nullable(z.string()), ...sums })),
      }),
    ),
  }),
})

export const exportEarnings = route({
  method: 'GET',
  path: '/api/practice/earnings.csv',
  summary: 'Export these earnings by appointment as CSV, in your language and without names of patients.',
  audience: 'dietitian',
  inPerson: true,
  query,
  givesFile: ['text/csv'],
  output: z.unknown(),
  refusals: ['rate_limited'],
})
