import * as z from 'zod/mini'
import { route } from './route.ts'

export const checkHealth = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the process is alive.',
  audience: 'anyone',
  output: z.strictObject({ status: z.literal('alive') }),
})

export const checkReady = route({
  method: 'GET',
  path: '/api/ready',
  summary:
    'Whether it can serve: database reachable, migrations current. Restored from a backup, it is held until its release.',
  audience: 'anyone',
  output: z.strictObject({ status: z.literal('ready'), held: z.optional(z.literal(true)) }),
})
