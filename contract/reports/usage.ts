import * as z from 'zod/mini'
import { fault } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const choice = z.strictObject({ isCounted: z.boolean(fault('invalid')) })

export const readUsageChoice = route({
  method: 'GET',
  path: '/api/usage-choice',
  summary: 'Whether one is counted among those who use the product on a day.',
  audience: 'patient',
  output: choice,
})

export const saveUsageChoice = route({
  method: 'PUT',
  path: '/api/usage-choice',
  summary: 'Be counted, or not. What is counted has no names.',
  audience: 'patient',
  body: choice,
  output: choice,
})
