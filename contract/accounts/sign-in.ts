import * as z from 'zod/mini'
import { done, emailField } from '../fields.ts'
import { languages } from '../language.ts'
import { route } from '../route.ts'
import { code, passwordField, shownPassword } from './password-field.ts'
import { session } from './session-view.ts'

export const signInForm = z.strictObject({
  email: emailField('email_invalid', 'email_invalid'),
  password: passwordField(6, 'password_too_short'),
  code: z.optional(code),
})

export const signIn = route({
  method: 'POST',
  path: '/api/session',
  summary:
    'Sign in. With two-factor on, the answer is `second_factor_needed` until a code is sent; for an account awaiting deletion, `account_leaving` with the time (`detail.erasesAt`) until `keepAccount` is sent.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({
    email: emailField('email_invalid', 'credentials_required'),
    password: passwordField(6, 'password_too_short', 'credentials_required'),
    code: z.optional(code),
    /** The language that the reader has chosen on this device, if any. */
    language: z.optional(z.enum(languages)),
    /** Cancels the pending deletion of the account. */
    keepAccount: z.optional(z.boolean()),
  }),
  output: z.strictObject({ session }),
  refusals: [
    'wrong_credentials',
    'second_factor_needed',
    'wrong_code',
    'account_suspended',
    'account_leaving',
    'address_not_confirmed',
    'rate_limited',
    'unavailable',
  ],
})

export const readSession = route({
  method: 'GET',
  path: '/api/session',
  summary: 'Get the current session, if there is one. Does not count as activity.',
  audience: 'anyone',
  inPerson: true,
  looksAtSession: true,
  output: z.strictObject({ session: z.nullable(session) }),
})

export const renewSession = route({
  method: 'POST',
  path: '/api/session/renewal',
  summary: 'Extend the session of a person who is present when it is about to expire.',
  audience: 'signed_in',
  inPerson: true,
  output: z.strictObject({ session }),
})

export const signOut = route({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out on this device. If already signed out, the answer is the same.',
  audience: 'anyone',
  inPerson: true,
  looksAtSession: true,
  output: done,
})

export const provePassword = route({
  method: 'POST',
  path: '/api/session/proof',
  summary:
    'Enter the password again, and a code if two-factor is on, before a sensitive change. Valid for ten minutes.',
  audience: 'signed_in',
  inPerson: true,
  renewsToken: true,
  body: z.strictObject({ password: shownPassword, code: z.optional(code) }),
  output: z.strictObject({ session }),
  refusals: ['wrong_credentials', 'second_factor_needed', 'wrong_code', 'rate_limited', 'unavailable'],
})
