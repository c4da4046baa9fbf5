import * as z from 'zod/mini'
import { fault } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const choice = z.strictObject({ isCounted: z.boolean(fault('invalid')) })

export const readUsageChoice = route({
  method: 'GET',
  path: '/api/usage-choice',
  summary: 'Get whether you are counted in the daily usage figures.',
  audience: 'patient',
  output: choice,
})

export const saveUsageChoice = route({
  method: 'PUT',
  path: '/api/usage-choice',
  summary: 'Set whether you are counted. The counts contain no names.',
  audience: 'patient',
  body: choice,
  output: choice,
})
