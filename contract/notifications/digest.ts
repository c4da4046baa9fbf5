import * as z from 'zod/mini'
import { done, token } from '../fields.ts'
import { route } from '../route.ts'

export const leaveDigest = route({
  method: 'POST',
  path: '/api/digest/leaving',
  summary: 'Stop the daily email about unread notifications, with the token from one of them.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveDigestByOneClick = route({
  method: 'POST',
  path: '/api/digest/one-click/:token',
  summary: 'Stop that daily email from a mail program (RFC 8058).',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
