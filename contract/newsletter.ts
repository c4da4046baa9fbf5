import * as z from 'zod/mini'
import { done, email, token } from './fields.ts'
import { route } from './route.ts'

export const subscribeToNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  summary: 'Ask for the newsletter. The answer is the same whether or not the address was known.',
  audience: 'anyone',
  body: z.strictObject({ email }),
  output: done,
  status: 202,
})

export const confirmNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirm an address with the token from its mail.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/cancellations',
  summary: 'Stop the newsletter with the token from any of its mails.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveNewsletterByOneClick = route({
  method: 'POST',
  path: '/api/newsletter/one-click/:token',
  summary: 'Stop the newsletter from a mail program (RFC 8058). Takes any body and any origin.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
