import * as z from 'zod/mini'
import { done, emailField, id, moment, token } from '../fields.ts'
import { languages } from '../language.ts'
import { route } from '../route.ts'
import { chosenTwice, code, isSameTwice, shownPassword } from './password-field.ts'
import { session } from './session-view.ts'

export const readSecurity = route({
  method: 'GET',
  path: '/api/account/security',
  summary: 'Get the security settings of your account.',
  audience: 'signed_in',
  about: ['security'],
  inPerson: true,
  output: z.strictObject({
    email: z.string(),
    /** A new address that has not been confirmed yet. */
    newEmail: z.nullable(z.string()),
    passwordChangedAt: z.nullable(moment),
    secondFactorSince: z.nullable(moment),
    recoveryCodesLeft: z.number(),
    /** Access tokens that have not expired. */
    accessTokens: z.number(),
  }),
})

export const beginSecondFactor = route({
  method: 'POST',
  path: '/api/account/second-factor/secrets',
  summary: 'Create a new secret for an authenticator app. It takes effect once a code from it is entered.',
  audience: 'signed_in',
  needsProof: true,
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['proof_needed', 'second_factor_is_on'],
})

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const enableSecondFactor = route({
  method: 'PUT',
  path: '/api/account/second-factor',
  summary: 'Turn on two-factor with a code from the new secret. The recovery codes are shown only this once.',
  audience: 'signed_in',
  touches: ['security'],
  needsProof: true,
  body: z.strictObject({ code }),
  output: recoveryCodes,
  refusals: ['proof_needed', 'wrong_code', 'second_factor_is_on', 'not_found', 'rate_limited'],
})

export const disableSecondFactor = route({
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn off two-factor.',
  audience: 'signed_in',
  touches: ['security'],
  needsProof: true,
  output: done,
  refusals: ['proof_needed'],
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Create ten new recovery codes and invalidate the old ones.',
  audience: 'signed_in',
  touches: ['security'],
  needsProof: true,
  output: recoveryCodes,
  refusals: ['proof_needed', 'not_found'],
})

export const askForNewAddress = route({
  method: 'POST',
  path: '/api/account/address-changes',
  summary:
    'Request a change of your email address. It takes effect once confirmed; the old address is warned.',
  audience: 'signed_in',
  touches: ['security'],
  needsProof: true,
  body: z.strictObject({ email: emailField('email_address_invalid', 'email_address_invalid') }),
  output: done,
  status: 202,
  refusals: ['proof_needed', 'rate_limited'],
})

export const confirmNewAddress = route({
  method: 'POST',
  path: '/api/account/address-changes/confirmations',
  summary: 'Confirm the new address with the token from the email.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({ token }),
  output: done,
  refusals: ['link_not_valid'],
})

export const chooseLanguage = route({
  method: 'PUT',
  path: '/api/account/language',
  summary: 'Set the language of emails and of the pages after sign-in.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ language: z.enum(languages) }),
  output: z.strictObject({ session }),
})

export const copyMyData = route({
  method: 'POST',
  path: '/api/account/copies',
  summary:
    'Download everything stored about you as one ZIP: `data.json`, the same as a readable page, and your documents and photos.',
  audience: 'signed_in',
  needsProof: true,
  givesFile: ['application/zip'],
  output: z.unknown(),
  refusals: ['proof_needed', 'rate_limited'],
})

export const deleteAccount = route({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Delete your account. It closes at once and is erased after a grace period, during which signing in can restore it.',
  audience: 'signed_in',
  needsProof: true,
  output: z.strictObject({ erasesAt: moment }),
  refusals: ['proof_needed', 'last_owner'],
})

export const listSessions = route({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'List the devices that are signed in.',
  audience: 'signed_in',
  about: ['security', 'sessions'],
  inPerson: true,
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id,
        current: z.boolean(),
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        startedAt: moment,
        seenAt: moment,
      }),
    ),
  }),
})

export const endSession = route({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign out one device.',
  audience: 'signed_in',
  touches: ['sessions'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out all other devices.',
  audience: 'signed_in',
  touches: ['sessions'],
  inPerson: true,
  output: z.strictObject({ ended: z.number() }),
})

export const changePassword = route({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change your password; with two-factor on, a code is needed as well. Ends all other sessions.',
  audience: 'signed_in',
  touches: ['security'],
  inPerson: true,
  renewsToken: true,
  body: z
    .strictObject({ currentPassword: shownPassword, code: z.optional(code), ...chosenTwice })
    .check(isSameTwice),
  output: z.strictObject({ session }),
  refusals: [
    'wrong_credentials',
    'second_factor_needed',
    'wrong_code',
    'weak_password',
    'rate_limited',
    'unavailable',
  ],
})
