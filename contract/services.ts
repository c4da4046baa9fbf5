import * as z from 'zod/mini'
import { done, fault, id, line, lines, requiredLines, wholeFigure } from './fields.ts'
import { platforms } from './practice-options.ts'
import { route } from './route.ts'

export const service = z.strictObject({
  id,
  /** The type that is stored with an appointment. */
  slug: z.string(),
  name: z.string(),
  /** The same in the other language, if given. */
  otherName: z.nullable(z.string()),
  description: z.string(),
  otherDescription: z.nullable(z.string()),
  /** Minutes. */
  duration: z.int(),
  /** Riyals. */
  price: z.number(),
  platform: z.enum(platforms),
  /** Listed first for patients who have never visited this dietitian. */
  isInitial: z.boolean(),
  isActive: z.boolean(),
})
export type Service = z.output<typeof service>

export const defaultService = { duration: 30, price: 150 } as const

export const listMyServices = route({
  method: 'GET',
  path: '/api/practice/services',
  summary: 'List your services in your own order, including inactive ones.',
  audience: 'dietitian',
  about: ['practice', 'services'],
  output: z.strictObject({
    services: z.array(service),
    /** Riyals: the default price of a new service, which is the dietitian’s consultation fee if set. */
    startPrice: z.int(),
  }),
})

/** The most services a dietitian may have. */
export const mostServices = 30

export const serviceForm = z.strictObject({
  name: line(80),
  /** The same in the other language. */
  otherName: z.optional(line(80)),
  description: requiredLines(500),
  otherDescription: z.optional(lines(500)),
  duration: wholeFigure(15, 180, { wrong: 'minutes_invalid' }),
  price: wholeFigure(0, 10_000, { wrong: 'price_invalid' }),
  platform: z.enum(platforms),
  isInitial: z.optional(z.boolean()),
  isActive: z.boolean(),
})

export const addService = route({
  method: 'POST',
  path: '/api/practice/services',
  summary: 'Add a service.',
  audience: 'dietitian',
  touches: ['services'],
  body: serviceForm,
  output: z.strictObject({ service }),
  status: 201,
  refusals: ['practice_address_needed', 'too_many_services'],
})

export const saveService = route({
  method: 'PUT',
  path: '/api/practice/services/:id',
  summary: 'Change a service. Booked appointments are unaffected.',
  audience: 'dietitian',
  touches: ['services'],
  params: z.strictObject({ id }),
  body: serviceForm,
  output: z.strictObject({ service }),
  refusals: ['not_found', 'practice_address_needed'],
})

export const orderServices = route({
  method: 'PUT',
  path: '/api/practice/services',
  summary:
    'Set the order in which patients see your services. Those not named follow in their current order.',
  audience: 'dietitian',
  touches: ['services'],
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1, fault('required')), z.maxLength(mostServices, fault('too_many'))),
  }),
  output: z.strictObject({ services: z.array(service) }),
  refusals: ['not_found'],
})

export const removeService = route({
  method: 'DELETE',
  path: '/api/practice/services/:id',
  summary: 'Remove a service.',
  audience: 'dietitian',
  touches: ['services'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})
