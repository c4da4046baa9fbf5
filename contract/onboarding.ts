import * as z from 'zod/mini'
import { knownCertifications } from './certificates.ts'
import { todayInRiyadh } from './days.ts'
import { day, fault, figure, lines, moment, wholeFigure } from './fields.ts'
import { practiceLanguages, specializations } from './practice-options.ts'
import { bio } from './profiles.ts'
import { route } from './route.ts'

export const healthGoals = [
  'weight-loss',
  'muscle-gain',
  'improve-energy',
  'better-digestion',
  'manage-condition',
  'general-health',
] as const
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very-active'] as const
export const onboardingDiets = ['omnivore', 'pescatarian', 'vegetarian', 'vegan', 'keto', 'paleo'] as const
export const communications = ['email', 'sms', 'both'] as const

export const offeredServices = [
  'initial-consultation',
  'follow-up-sessions',
  'meal-planning',
  'nutritional-assessment',
  'weight-management',
  'specialized-diet-plans',
  'group-sessions',
] as const

/** The form takes a number of years; the profile stores a range. */
export const mostYears = 60

const step = z.int(fault('invalid')).check(z.gte(1, fault('invalid')), z.lte(3, fault('invalid')))

/** Any of these, each once. */
const several = <Option extends string>(options: readonly Option[]) =>
  z.array(z.enum(options, fault('invalid'))).check(
    z.maxLength(options.length, fault('too_many')),
    z.overwrite((chosen) => [...new Set(chosen)]),
  )

const weekday = z.int(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(6, fault('invalid')))

/** Progress in a wizard: the next step to show, and when the wizard was completed. */
const place = { step: z.int(), completedAt: z.nullable(moment) }

export const readOnboarding = route({
  method: 'GET',
  path: '/api/onboarding',
  summary: 'Get whether your active role is set up, and the current one of the three steps.',
  audience: 'party',
  about: ['onboarding'],
  output: z.strictObject({ onboarding: z.strictObject(place) }),
})

/** The health answers, stored only with consent. */
export const onboardingHealth = z.strictObject({
  healthGoals: z.optional(several(healthGoals)),
  activityLevel: z.optional(z.enum(activityLevels, fault('invalid'))),
  height: z.optional(figure(50, 272)),
  weight: z.optional(figure(20, 600)),
  dietaryPreferences: z.optional(z.enum(onboardingDiets, fault('invalid'))),
  medicalConditions: z.optional(lines(2000)),
  allergies: z.optional(lines(2000)),
})

export const patientOnboardingForm = z.extend(onboardingHealth, {
  step,
  communication: z.optional(z.enum(communications, fault('invalid'))),
  notifications: z.optional(z.boolean()),
  /** Whether the last step was submitted too. */
  finish: z.optional(z.boolean()),
})

const patientOnboarding = z.strictObject({
  ...place,
  /** Whether the patient has consented to our storing health data. */
  hasAgreed: z.boolean(),
  healthGoals: z.array(z.enum(healthGoals)),
  activityLevel: z.nullable(z.enum(activityLevels)),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  /** As answered: registration and the profile offer more diets than this wizard. */
  dietaryPreferences: z.nullable(z.string()),
  medicalConditions: z.string(),
  allergies: z.string(),
  communication: z.enum(communications),
  notifications: z.boolean(),
  hasPhone: z.boolean(),
})
export type PatientOnboarding = z.output<typeof patientOnboarding>

export const readPatientOnboarding = route({
  method: 'GET',
  path: '/api/onboarding/patient',
  summary: 'Get a patient’s answers so far, from the wizard or anywhere before it.',
  audience: 'patient',
  about: ['health_consent', 'measures'],
  output: z.strictObject({ onboarding: patientOnboarding }),
})

export const savePatientOnboarding = route({
  method: 'PUT',
  path: '/api/onboarding/patient',
  summary:
    'Save all answers of a patient. Those about health are refused without consent; missing ones are emptied.',
  audience: 'patient',
  touches: ['measures', 'onboarding'],
  body: patientOnboardingForm,
  output: z.strictObject({ onboarding: patientOnboarding }),
  refusals: ['health_consent_needed', 'too_many_entries'],
})

/** The last day of a current licence, by the clock of the server or browser that checks it. */
const lastDayAhead = day.check(
  z.refine((date) => date >= todayInRiyadh(new Date(Date.now())), fault('date_passed')),
)

export const dietitianOnboardingForm = z.strictObject({
  step,
  specialization: z.optional(z.enum(specializations, fault('invalid'))),
  yearsOfExperience: z.optional(wholeFigure(0, mostYears)),
  licenseExpiresOn: z.optional(lastDayAhead),
  education: z.optional(lines(1000)),
  certifications: several(knownCertifications),
  bio: z.optional(bio),
  services: several(offeredServices),
  hourlyRate: z.optional(figure(0, 9999)),
  languages: several(practiceLanguages),
  /** Weekdays, 0 for Sunday. */
  days: z.array(weekday).check(
    z.maxLength(7, fault('too_many')),
    z.overwrite((days) => [...new Set(days)].sort()),
  ),
  finish: z.optional(z.boolean()),
})

const dietitianOnboarding = z.strictObject({
  ...place,
  specialization: z.nullable(z.enum(specializations)),
  yearsOfExperience: z.nullable(z.int()),
  /** As stated by the dietitian; an admin compares it with the licence. */
  licenseExpiresOn: z.nullable(day),
  /** Experience and licence are verified or under review: they change only through the profile. */
  hasSettledFacts: z.boolean(),
  education: z.string(),
  certifications: z.array(z.enum(knownCertifications)),
  bio: z.string(),
  services: z.array(z.enum(offeredServices)),
  hourlyRate: z.nullable(z.number()),
  languages: z.array(z.enum(practiceLanguages)),
  days: z.array(z.int()),
})
export type DietitianOnboarding = z.output<typeof dietitianOnboarding>

export const readDietitianOnboarding = route({
  method: 'GET',
  path: '/api/onboarding/dietitian',
  summary: 'Get a dietitian’s answers so far, from the wizard or anywhere before it.',
  audience: 'dietitian',
  output: z.strictObject({ onboarding: dietitianOnboarding }),
  refusals: ['not_found'],
})

/** Whether patients can find a dietitian who has finished the wizard, or why not yet. */
export const standings = ['not_sent', 'under_review', 'listed'] as const

export const saveDietitianOnboarding = route({
  method: 'PUT',
  path: '/api/onboarding/dietitian',
  summary:
    'Save all answers of a dietitian in the profile. Services and working days follow with the last step.',
  audience: 'dietitian',
  touches: ['onboarding'],
  body: dietitianOnboardingForm,
  output: z.strictObject({
    onboarding: dietitianOnboarding,
    /** How many services were added when the wizard was finished. */
    addedServices: z.int(),
    /** Whether patients can find them now, once the wizard is finished; null if an admin has decided otherwise. */
    standing: z.nullable(z.enum(standings)),
  }),
  refusals: ['not_found', 'too_many_services'],
})
