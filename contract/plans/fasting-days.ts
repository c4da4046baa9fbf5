import * as z from 'zod/mini'
import { count, day, fault } from '../fields.ts'
import { cities } from '../practice-options.ts'
import { route } from '../route.ts'

const clock = z.string()

export const readFastingDays = route({
  method: 'GET',
  path: '/api/fasting-days',
  summary:
    'List the times of Fajr, Maghrib and Isha in a city by Umm al-Qura, for a number of days, in Riyadh’s time.',
  audience: 'dietitian',
  query: z.strictObject({
    city: z.enum(cities, fault('invalid')),
    /** The sun’s position is calculated for this century only. */
    from: day.check(z.refine((on) => on >= '2000-01-01' && on < '2100-01-01', fault('invalid'))),
    days: count(1, 30),
  }),
  output: z.strictObject({
    days: z.array(z.strictObject({ on: day, fajr: clock, maghrib: clock, isha: clock })),
  }),
  refusals: ['rate_limited'],
})
