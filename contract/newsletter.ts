import * as z from 'zod/mini'
import { done, email, fault, token } from './fields.ts'
import { route } from './route.ts'

export const subscribeToNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  summary: 'Subscribe to the newsletter. The answer is the same whether or not the address was known.',
  audience: 'anyone',
  body: z.strictObject({ email }),
  output: done,
  status: 202,
})

export const confirmNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirm an address with the token from the email.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveNewsletter = route({
  method: 'POST',
  path: '/api/newsletter/cancellations',
  summary: 'Unsubscribe with the token from any newsletter.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

const choice = z.strictObject({ isWanted: z.boolean(fault('invalid')) })

export const readMarketingChoice = route({
  method: 'GET',
  path: '/api/newsletter/choice',
  summary: 'Get whether you receive news and offers by email.',
  audience: 'party',
  output: choice,
})

export const saveMarketingChoice = route({
  method: 'PUT',
  path: '/api/newsletter/choice',
  summary: 'Set whether you receive news and offers by email. An account’s address needs no confirmation.',
  audience: 'party',
  body: choice,
  output: choice,
})

export const leaveNewsletterByOneClick = route({
  method: 'POST',
  path: '/api/newsletter/one-click/:token',
  summary: 'Unsubscribe from a mail program (RFC 8058). Accepts any body and any origin.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
