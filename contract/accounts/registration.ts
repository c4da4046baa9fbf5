import * as z from 'zod/mini'
import { adult } from '../adult.ts'
import {
  done,
  emailField,
  fault,
  figure,
  line,
  lines,
  phone,
  phoneField,
  returnPath,
  token,
} from '../fields.ts'
import { route } from '../route.ts'
import { passwordField, shownPassword } from './password-field.ts'
import {
  registrationDiets,
  registrationExperience,
  registrationGenders,
  registrationSpecializations,
} from './registration-options.ts'
import { session } from './session-view.ts'

export const wizardBasics = {
  name: line(120, 'wizard_name_too_short').check(
    z.refine((name) => [...name].length >= 2, fault('wizard_name_too_short')),
  ),
  email: emailField('wizard_email_invalid', 'wizard_email_invalid'),
  password: passwordField(6, 'wizard_password_too_short'),
  phoneNumber: phoneField('wizard_phone_too_short', 'wizard_phone_too_short'),
  gender: z.optional(z.enum(registrationGenders)),
  redirectTo: z.optional(returnPath),
}

export const patientRegistration = z.strictObject({
  form: z.literal('patient'),
  ...wizardBasics,
  dateOfBirth: z.optional(adult),
  /** Without it the health answers are not stored, and registration still works. */
  healthConsent: z.optional(z.boolean()),
  height: z.optional(figure(50, 272)),
  weight: z.optional(figure(20, 600)),
  goalWeight: z.optional(figure(20, 600)),
  medicalConditions: z.optional(lines(2000)),
  allergies: z.optional(lines(2000)),
  dietaryPreferences: z.optional(z.enum(registrationDiets)),
})

export const dietitianRegistration = z.strictObject({
  form: z.literal('dietitian'),
  ...wizardBasics,
  dateOfBirth: z.optional(adult),
  specialization: z.optional(z.enum(registrationSpecializations)),
  yearsOfExperience: z.optional(z.enum(registrationExperience)),
  licenseNumber: z.optional(line(60)),
  education: z.optional(lines(1000)),
  certifications: z.optional(line(200)),
  hourlyRate: z.optional(figure(0, 9999)),
})

/** Always registers a patient. */
export const simpleRegistration = z.strictObject({
  form: z.literal('simple'),
  firstName: line(60, 'first_name_required'),
  lastName: line(60, 'last_name_required'),
  email: emailField('email_invalid', 'email_invalid'),
  phone: z.optional(phone),
  password: passwordField(6, 'password_too_short'),
  redirectTo: z.optional(returnPath),
})

export const register = route({
  method: 'POST',
  path: '/api/accounts',
  summary:
    'Register as a patient or a dietitian. The answer is the same if the address already has an account.',
  audience: 'anyone',
  inPerson: true,
  body: z.discriminatedUnion('form', [patientRegistration, dietitianRegistration, simpleRegistration]),
  output: done,
  status: 202,
  refusals: ['registration_closed', 'weak_password', 'rate_limited', 'unavailable'],
})

/** For another browser than the one that registered: requires the password chosen at registration. */
export const openKnown = z.strictObject({ token, currentPassword: shownPassword })

/** For a reader of the email who did not choose that password. */
export const openAnew = z.strictObject({
  token,
  name: wizardBasics.name,
  password: passwordField(6, 'password_too_short'),
})

export const confirmAddress = route({
  method: 'POST',
  path: '/api/accounts/confirmations',
  summary:
    'Confirm the address with the token from the email, and sign in. In another browser than the one that registered, it needs the password, or a name and a new password, which discard what was filled in.',
  audience: 'anyone',
  inPerson: true,
  body: z
    .strictObject({
      token,
      currentPassword: z.optional(openKnown.shape.currentPassword),
      name: z.optional(openAnew.shape.name),
      password: z.optional(openAnew.shape.password),
    })
    .check(
      z.refine(({ name, password }) => password === undefined || name !== undefined, {
        error: fault('required'),
        path: ['name'],
      }),
    ),
  output: z.strictObject({ session, redirectTo: z.nullable(z.string()) }),
  refusals: [
    'link_not_valid',
    'password_needed',
    'wrong_credentials',
    'weak_password',
    'account_suspended',
    'rate_limited',
    'unavailable',
  ],
})

export const sendConfirmation = route({
  method: 'POST',
  path: '/api/accounts/confirmation-mails',
  summary: 'Send the confirmation email again. The answer is the same for any address.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({
    email: emailField('email_address_invalid', 'email_address_invalid'),
    redirectTo: z.optional(returnPath),
  }),
  output: done,
  status: 202,
  refusals: ['rate_limited'],
})
