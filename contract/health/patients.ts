import * as z from 'zod/mini'
import { day, id, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { healthConsent } from './consent.ts'
import { diaryEntry, diaryPage } from './diary.ts'
import { goal } from './goals.ts'
import { diaryGroups, entryKinds, healthGroups, measureKinds, unitChoices } from './kinds.ts'
import {
  entryCount,
  latest,
  measure,
  measureForm,
  measurePage,
  range,
  series,
  seriesQuery,
  shortCourse,
} from './measures.ts'
import { reminder } from './reminders.ts'
import { report } from './reports.ts'

export const chosenUnits = z.strictObject({
  weight: z.enum(unitChoices.weight),
  length: z.enum(unitChoices.length),
  glucose: z.enum(unitChoices.glucose),
  lipids: z.enum(unitChoices.lipids),
  hba1c: z.enum(unitChoices.hba1c),
  water: z.enum(unitChoices.water),
})

/** A patient’s own answers about their health. */
export const healthAnswers = z.strictObject({
  medicalConditions: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  dietaryPreferences: z.nullable(z.string()),
  healthGoals: z.array(z.string()),
  activityLevel: z.nullable(z.string()),
})
export type HealthAnswers = z.output<typeof healthAnswers>

/** Facts that healthy ranges depend on. */
const about = z.strictObject({ sex: z.nullable(z.enum(['male', 'female'])), bornOn: z.nullable(day) })

export const readHealth = route({
  method: 'GET',
  path: '/api/health-data',
  summary: 'Get the overview of your health record: the latest of each kind, goals, reminders and choices.',
  audience: 'patient',
  about: ['diary', 'goals', 'health_consent', 'measures', 'reminders', 'units'],
  output: z.strictObject({
    consent: healthConsent,
    units: chosenUnits,
    about: z.strictObject({
      ...about.shape,
      /** The last height measured, or else the one stated at registration. */
      heightCm: z.nullable(z.number()),
    }),
    /** One entry for each kind that has been measured. */
    latest: z.array(z.strictObject({ ...latest.shape, course: shortCourse })),
    /** The number of entries of each kind, both measures and diary. */
    counts: z.array(entryCount),
    /** The latest medicine, supplement and meal. */
    diary: z.array(diaryEntry),
    goals: z.array(goal),
    reminders: z.array(reminder),
    /** The end of the last appointment that took place, for 'since then'. */
    lastAppointmentAt: z.nullable(moment),
  }),
  refusals: ['rate_limited'],
})

export const saveUnits = route({
  method: 'PUT',
  path: '/api/health-data/units',
  summary: 'Set the units you read in; stored values do not change.',
  audience: 'patient',
  touches: ['units'],
  body: chosenUnits,
  output: z.strictObject({ units: chosenUnits }),
  refusals: ['rate_limited'],
})

const ofPatient = z.strictObject({ patient: id })

export const readPatientHealth = route({
  method: 'GET',
  path: '/api/patients/:patient/health-data',
  summary:
    'Get what a patient shares and which parts have data, without any values. The values are read part by part.',
  audience: 'dietitian',
  about: ['goals', 'health', 'measures'],
  params: ofPatient,
  output: z.strictObject({
    /** The groups that the patient shares; nothing else is disclosed. */
    groups: z.array(z.enum(healthGroups)),
    about,
    /** Kinds of measures and diary entries that exist. */
    kinds: z.array(z.enum(entryKinds)),
    hasAnswers: z.boolean(),
    hasReports: z.boolean(),
    /**
     * The newest recent dangerous reading of each kind. Each one shown is recorded as read, where the patient sees
     * it.
     */
    dangers: z.array(measure),
    /** When the dietitian asked for more, as long as that bars another request. */
    askedAt: z.nullable(moment),
    /** The states of the open goals. */
    openGoals: z.array(z.enum(['proposed', 'agreed'])),
  }),
  refusals: ['not_found', 'rate_limited'],
})

export const readPatientAnswers = route({
  method: 'GET',
  path: '/api/patients/:patient/answers',
  summary: 'Get a patient’s answers on conditions, allergies and goals. The patient sees that you read them.',
  audience: 'dietitian',
  leavesTrace: true,
  params: ofPatient,
  output: z.strictObject({
    /** Null if the patient has not answered. */
    answers: z.nullable(healthAnswers),
  }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const readPatientLatest = route({
  method: 'GET',
  path: '/api/patients/:patient/latest',
  summary:
    'Get the newest measure of each shared kind, or of one kind or group, optionally since a moment. The patient sees which groups you read.',
  audience: 'dietitian',
  about: ['measures'],
  leavesTrace: true,
  params: ofPatient,
  query: z.strictObject({
    kind: z.optional(z.enum(measureKinds)),
    group: z.optional(z.enum(healthGroups)),
    since: z.optional(moment),
  }),
  output: z.strictObject({ latest: z.array(latest) }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const listPatientReports = route({
  method: 'GET',
  path: '/api/patients/:patient/reports',
  summary: 'List a patient’s laboratory reports by name, newest first. The patient sees that you read them.',
  audience: 'dietitian',
  leavesTrace: true,
  params: ofPatient,
  output: z.strictObject({ reports: z.array(report) }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const readPatientSeries = route({
  method: 'GET',
  path: '/api/patients/:patient/series',
  summary: 'Get one kind of a patient’s measures for a chart.',
  audience: 'dietitian',
  about: ['measures'],
  leavesTrace: true,
  params: ofPatient,
  query: seriesQuery,
  output: series,
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const listPatientMeasures = route({
  method: 'GET',
  path: '/api/patients/:patient/measures',
  summary: 'List a patient’s measures of one kind, 50 per page.',
  audience: 'dietitian',
  about: ['measures'],
  leavesTrace: true,
  params: ofPatient,
  query: z.strictObject({ kind: z.enum(measureKinds), ...range, after: z.optional(pageToken) }),
  output: measurePage,
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const listPatientDiary = route({
  method: 'GET',
  path: '/api/patients/:patient/diary',
  summary: 'List a patient’s meals, or medicines and supplements, 50 per page.',
  audience: 'dietitian',
  leavesTrace: true,
  params: ofPatient,
  query: z.strictObject({ group: z.enum(diaryGroups), ...range, after: z.optional(pageToken) }),
  output: diaryPage,
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const recordForPatient = route({
  method: 'POST',
  path: '/api/patients/:patient/measures',
  summary: 'Record a measure taken at a consultation, of a kind that the patient shares.',
  audience: 'dietitian',
  touches: ['measures'],
  params: ofPatient,
  body: measureForm,
  output: z.strictObject({ recordedAt: moment }),
  status: 201,
  refusals: ['not_found', 'not_shared', 'too_many_entries', 'rate_limited'],
})
