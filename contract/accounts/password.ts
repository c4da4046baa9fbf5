import * as z from 'zod/mini'
import { done, emailSaying, fault, token } from '../fields.ts'
import { route } from '../route.ts'
import { passwordSaying, shownPassword } from './password-field.ts'
import { session } from './session-view.ts'

const chosenTwice = {
  password: passwordSaying(8, 'new_password_too_short'),
  confirmPassword: passwordSaying(8, 'new_password_too_short'),
}

const isSameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: fault('passwords_differ'), path: ['confirmPassword'] },
)

export const askForReset = route({
  method: 'POST',
  path: '/api/password-resets',
  summary: 'Ask for a link that sets a new password. The answer is the same for any address.',
  audience: 'anyone',
  body: z.strictObject({ email: emailSaying('email_address_invalid', 'email_address_invalid') }),
  output: done,
  status: 202,
  refusals: ['rate_limited'],
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/password-resets/completion',
  summary: 'Set a new password with the token from the mail. Ends every session.',
  audience: 'anyone',
  body: z.strictObject({ token, ...chosenTwice }).check(isSameTwice),
  output: done,
  refusals: ['link_not_valid', 'weak_password', 'rate_limited', 'unavailable'],
})

export const changePassword = route({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change one’s password. Ends every other session.',
  audience: 'signed_in',
  body: z.strictObject({ currentPassword: shownPassword, ...chosenTwice }).check(isSameTwice),
  output: z.strictObject({ session }),
  refusals: ['wrong_credentials', 'weak_password', 'rate_limited', 'unavailable'],
})
