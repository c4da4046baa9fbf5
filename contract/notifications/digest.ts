import * as z from 'zod/mini'
import { done, token } from '../fields.ts'
import { route } from '../route.ts'

export const leaveDigest = route({
  method: 'POST',
  path: '/api/digest/leaving',
  summary: 'No daily email about unread notifications any more, by the link in one of them.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveDigestByOneClick = route({
  method: 'POST',
  path: '/api/digest/one-click/:token',
  summary: 'The same, as mail programs ask for it.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
