import * as z from 'zod/mini'
import { done, id, line, requiredLines, wholeFigure } from './fields.ts'
import { platforms } from './practice-options.ts'
import { route } from './route.ts'

export const service = z.strictObject({
  id,
  /** What an appointment calls its type. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  /** Riyals. */
  price: z.number(),
  platform: z.enum(platforms),
  isActive: z.boolean(),
})
export type Service = z.output<typeof service>

export const defaultService = { duration: 30, price: 150 } as const

export const listMyServices = route({
  method: 'GET',
  path: '/api/practice/services',
  summary: 'What one offers, inactive services too.',
  audience: 'dietitian',
  output: z.strictObject({ services: z.array(service) }),
})

export const serviceForm = z.strictObject({
  name: line(80),
  description: requiredLines(500),
  duration: wholeFigure(15, 180, { wrong: 'minutes_invalid' }),
  price: wholeFigure(0, 10_000, { wrong: 'price_invalid' }),
  platform: z.enum(platforms),
  isActive: z.boolean(),
})

export const addService = route({
  method: 'POST',
  path: '/api/practice/services',
  summary: 'Offer something new.',
  audience: 'dietitian',
  body: serviceForm,
  output: z.strictObject({ service }),
  status: 201,
  refusals: ['practice_address_needed', 'too_many_services'],
})

export const saveService = route({
  method: 'PUT',
  path: '/api/practice/services/:id',
  summary: 'Change a service. What has been booked with it stays as it was booked.',
  audience: 'dietitian',
  params: z.strictObject({ id }),
  body: serviceForm,
  output: z.strictObject({ service }),
  refusals: ['not_found', 'practice_address_needed'],
})

export const removeService = route({
  method: 'DELETE',
  path: '/api/practice/services/:id',
  summary: 'Offer it no more.',
  audience: 'dietitian',
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})
