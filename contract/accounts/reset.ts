import * as z from 'zod/mini'
import { done, emailField, token } from '../fields.ts'
import { route } from '../route.ts'
import { chosenTwice, isSameTwice } from './password-field.ts'

export const askForReset = route({
  method: 'POST',
  path: '/api/password-resets',
  summary: 'Request a link for setting a new password. The answer is the same for any address.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({ email: emailField('email_address_invalid', 'email_address_invalid') }),
  output: done,
  status: 202,
  refusals: ['rate_limited'],
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/password-resets/completion',
  summary: 'Set a new password with the token from the email. Ends all sessions.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({ token, ...chosenTwice }).check(isSameTwice),
  output: done,
  refusals: ['link_not_valid', 'weak_password', 'rate_limited', 'unavailable'],
})
