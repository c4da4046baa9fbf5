import * as z from 'zod/mini'
import { done, emailSaying, id, moment, token } from '../fields.ts'
import { languages } from '../language.ts'
import { route } from '../route.ts'
import { chosenTwice, code, isSameTwice, shownPassword } from './password-field.ts'
import { session } from './session-view.ts'

export const readSecurity = route({
  method: 'GET',
  path: '/api/account/security',
  summary: 'How the account is secured.',
  audience: 'signed_in',
  inPerson: true,
  output: z.strictObject({
    email: z.string(),
    /** An address that waits for its confirmation. */
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
  summary: 'A fresh secret for an authenticator. It counts for nothing until a code of it is shown.',
  audience: 'signed_in',
  needsProof: true,
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['proof_needed', 'second_factor_is_on'],
})

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const enableSecondFactor = route({
  method: 'PUT',
  path: '/api/account/second-factor',
  summary: 'Turn two-factor on with a code of the new secret. The recovery codes are shown this once.',
  audience: 'signed_in',
  needsProof: true,
  body: z.strictObject({ code }),
  output: recoveryCodes,
  refusals: ['proof_needed', 'wrong_code', 'second_factor_is_on', 'not_found', 'rate_limited'],
})

export const disableSecondFactor = route({
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn two-factor off.',
  audience: 'signed_in',
  needsProof: true,
  output: done,
  refusals: ['proof_needed'],
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the old ones are void.',
  audience: 'signed_in',
  needsProof: true,
  output: recoveryCodes,
  refusals: ['proof_needed', 'not_found'],
})

export const askForNewAddress = route({
  method: 'POST',
  path: '/api/account/address-changes',
  summary: 'Ask to sign in with another address. It counts once it is confirmed; the old one is warned.',
  audience: 'signed_in',
  needsProof: true,
  body: z.strictObject({ email: emailSaying('email_address_invalid', 'email_address_invalid') }),
  output: done,
  status: 202,
  refusals: ['proof_needed', 'rate_limited'],
})

export const confirmNewAddress = route({
  method: 'POST',
  path: '/api/account/address-changes/confirmations',
  summary: 'Confirm the new address with the token from its mail.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({ token }),
  output: done,
  refusals: ['link_not_valid'],
})

export const chooseLanguage = route({
  method: 'PUT',
  path: '/api/account/language',
  summary: 'The language of mails and of where sign-in leads.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ language: z.enum(languages) }),
  output: z.strictObject({ session }),
})

export const copyMyData = route({
  method: 'POST',
  path: '/api/account/copies',
  summary:
    'Everything that is kept about the signed-in person, as one ZIP: `data.json`, the same as a page to read, and the bytes of their documents and photos.',
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
    'Close the account at once; after a time of grace what is kept about its person is erased. Until then signing in can bring it back.',
  audience: 'signed_in',
  needsProof: true,
  output: z.strictObject({ erasesAt: moment }),
  refusals: ['proof_needed', 'last_owner'],
})

export const listSessions = route({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The devices that are signed in.',
  audience: 'signed_in',
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
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out every device but this one.',
  audience: 'signed_in',
  inPerson: true,
  output: z.strictObject({ ended: z.number() }),
})

export const changePassword = route({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change one’s password, with two-factor on by a code as well. Ends every other session.',
  audience: 'signed_in',
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
