import * as z from 'zod/mini'
import { email, fault, line, lines, requiredLines } from './fields.ts'
import { route } from './route.ts'

export const surveyAudiences = ['company', 'dietitian', 'patient'] as const
export type SurveyAudience = (typeof surveyAudiences)[number]

export const employeeCounts = ['1-10', '11-50', '51-200', '201-500', '501+'] as const
export const surveySpecializations = [
  'weight-management',
  'diabetes',
  'sports',
  'pediatric',
  'clinical',
  'geriatric',
  'other',
] as const
export const surveyExperience = ['0-2', '3-5', '6-10', '11+'] as const
export const surveyAges = ['under-18', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export const surveyGenders = ['male', 'female', 'prefer-not-to-say'] as const
export const primaryGoals = [
  'weight-loss',
  'weight-gain',
  'muscle-building',
  'disease-management',
  'general-wellness',
  'sports-performance',
  'other',
] as const
export const interests = {
  company: ['employee-wellness', 'health-seminars', 'individual-counseling', 'corporate-package'],
  dietitian: ['full-time', 'part-time', 'specialized', 'telehealth'],
  patient: [
    'weight-management',
    'diabetes-care',
    'sports-nutrition',
    'pediatric-nutrition',
    'general-wellness',
  ],
} as const

const asked = {
  name: line(120),
  email,
  /** As typed, without phone validation. */
  phone: line(160),
  needs: requiredLines(4000),
  message: z.optional(lines(4000)),
}

export const companySurvey = z.strictObject({
  audience: z.literal('company'),
  ...asked,
  companyName: line(160),
  position: line(120),
  employeeCount: z.optional(z.enum(employeeCounts)),
  interest: z.optional(z.enum(interests.company)),
})

export const dietitianSurvey = z.strictObject({
  audience: z.literal('dietitian'),
  ...asked,
  licenseNumber: line(60),
  specialization: z.optional(z.enum(surveySpecializations)),
  yearsOfExperience: z.optional(z.enum(surveyExperience)),
  interest: z.optional(z.enum(interests.dietitian)),
})

/** The consent text patients agree to in `copy/survey.ts`, by date: changing the words makes a new version. */
export const surveyConsentVersion = '2026-11-27'

/** `under-18` is an option in the form, but nothing about a child is stored. */
export const patientSurvey = z.strictObject({
  audience: z.literal('patient'),
  ...asked,
  age: z.optional(z.enum(surveyAges).check(z.refine((age) => age !== 'under-18', fault('adults_only')))),
  gender: z.optional(z.enum(surveyGenders)),
  primaryGoal: z.optional(z.enum(primaryGoals)),
  interest: z.optional(z.enum(interests.patient)),
  /** Goals and needs reveal facts about health, which are stored only with consent. */
  healthConsent: z.literal(true, fault('health_consent_needed')),
})

export const answerSurvey = route({
  method: 'POST',
  path: '/api/survey/answers',
  summary: 'Submit answers to one of the three public surveys.',
  audience: 'anyone',
  body: z.discriminatedUnion('audience', [companySurvey, dietitianSurvey, patientSurvey]),
  output: z.strictObject({ done: z.literal(true) }),
  status: 201,
})
