import * as z from 'zod/mini'
import { registrationDiets } from '#contract/accounts/registration-options.ts'
import { adult } from '#contract/adult.ts'
import { day, fault, figure, lines, profilePhone } from '#contract/fields.ts'
import { personName } from '#contract/profiles.ts'
import { route } from '#contract/route.ts'

export const patientGenders = ['male', 'female', 'prefer-not-to-say'] as const

/** A patient’s own profile, as shown in a form with three tabs. */
export const patientProfile = z.strictObject({
  name: z.string(),
  otherName: z.string(),
  /** The patient is also a dietitian, so the name comes from their practice. */
  isNamedByPractice: z.boolean(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.nullable(day),
  gender: z.nullable(z.string()),
  bio: z.string(),
  /** Whether the patient has consented to our storing health data. */
  hasAgreed: z.boolean(),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  goalWeight: z.nullable(z.number()),
  medicalConditions: z.string(),
  allergies: z.string(),
  dietaryPreferences: z.nullable(z.string()),
})
export type PatientProfile = z.output<typeof patientProfile>

/** The form’s health data, stored only with consent. */
export const patientHealthForm = z.strictObject({
  height: z.optional(figure(50, 272)),
  weight: z.optional(figure(20, 600)),
  goalWeight: z.optional(figure(20, 600)),
  medicalConditions: z.optional(lines(2000)),
  allergies: z.optional(lines(2000)),
  dietaryPreferences: z.optional(z.enum(registrationDiets, fault('invalid'))),
})

export const patientProfileForm = z.extend(patientHealthForm, {
  name: personName('name_too_short'),
  otherName: z.optional(personName('required')),
  phone: profilePhone,
  dateOfBirth: z.optional(adult),
  gender: z.optional(z.enum([...patientGenders, 'other'], fault('invalid'))),
  bio: z.optional(
    lines(2000).check(z.refine((text) => [...text].length <= 500, fault('patient_bio_too_long'))),
  ),
})

export const readPatientProfile = route({
  method: 'GET',
  path: '/api/profile',
  summary: 'Get your profile as a patient.',
  audience: 'patient',
  about: ['goals', 'health_consent', 'measures'],
  output: z.strictObject({ profile: patientProfile }),
  refusals: ['not_found'],
})

export const savePatientProfile = route({
  method: 'PUT',
  path: '/api/profile',
  summary:
    'Save your profile; missing fields are emptied, but height and weight stay. A new phone number needs the password first, and answers about health need consent.',
  audience: 'patient',
  touches: ['goals', 'measures', 'phone'],
  body: patientProfileForm,
  output: z.strictObject({ profile: patientProfile }),
  refusals: ['not_found', 'proof_needed', 'health_consent_needed', 'too_many_entries'],
})
