import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The shift in days from the calculated dates, for one Hijri year. */
export const movedRamadan = z.nullable(z.strictObject({ year: z.string(), starts: z.int(), ends: z.int() }))
export type AnnouncedRamadan = z.output<typeof movedRamadan>

export const readPlatform = route({
  method: 'GET',
  path: '/api/platform',
  summary: 'Get the platform’s announcement and the announced dates of Ramadan.',
  audience: 'signed_in',
  about: ['platform'],
  output: z.strictObject({
    announcement: z.nullable(z.strictObject({ version: z.int(), en: z.string(), ar: z.string() })),
    ramadan: movedRamadan,
  }),
})
