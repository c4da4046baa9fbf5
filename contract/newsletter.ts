import * as z from 'zod/mini'
import { done, email, fault, token } from './fields.ts'
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

const choice = z.strictObject({ isWanted: z.boolean(fault('invalid')) })

export const readMarketingChoice = route({
  method: 'GET',
  path: '/api/newsletter/choice',
  summary: 'Whether news and offers go to the address of the signed-in person.',
  audience: 'party',
  output: choice,
})

export const saveMarketingChoice = route({
  method: 'PUT',
  path: '/api/newsletter/choice',
  summary: 'Have news and offers by mail, or not. The address of an account needs no confirmation.',
  audience: 'party',
  body: choice,
  output: choice,
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
