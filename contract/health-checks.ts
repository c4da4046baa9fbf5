import * as z from 'zod/mini'
import { route } from './route.ts'

export const checkHealth = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Check that the process is alive.',
  audience: 'anyone',
  output: z.strictObject({ status: z.literal('alive') }),
})

export const checkReady = route({
  method: 'GET',
  path: '/api/ready',
  summary:
    'Check that the server can serve: database reachable, migrations current. After a restore, it is not ready until the release.',
  audience: 'anyone',
  output: z.strictObject({ status: z.literal('ready'), held: z.optional(z.literal(true)) }),
})
