import * as z from 'zod/mini'
import { done, fault, id, line, lines, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { mostBytes } from '../uploads.ts'
import { diaryKinds } from './kinds.ts'
import { measureSources, range } from './measures.ts'

export const mealTimes = ['breakfast', 'lunch', 'dinner', 'snack', 'suhoor', 'iftar'] as const
export type MealTime = (typeof mealTimes)[number]

/** A medicine or supplement that was taken, or a meal, in words. */
export const diaryEntry = z.strictObject({
  id,
  kind: z.enum(diaryKinds),
  /** The medicine or supplement taken, or the food eaten. */
  text: z.string(),
  /** The dose of a medicine or supplement. */
  dose: z.string(),
  mealTime: z.nullable(z.enum(mealTimes)),
  /** The photo of a meal. */
  photoId: z.nullable(id),
  note: z.string(),
  takenAt: moment,
  source: z.enum(measureSources),
  isUnreadable: z.boolean(),
})
export type DiaryEntry = z.output<typeof diaryEntry>

const words = {
  text: line(1_000),
  dose: z.optional(line(80)),
  mealTime: z.optional(z.enum(mealTimes)),
  takenAt: moment,
  note: z.optional(lines(500)),
}

type Said = { kind: 'medicine' | 'supplement' | 'meal'; dose?: string | undefined; mealTime?: unknown }

/** Only medicines and supplements have a dose; only meals have a time of day. */
const fits = z.check<Said>(({ value, issues }) => {
  const field = value.kind === 'meal' ? 'dose' : 'mealTime'
  if (value[field] !== undefined)
    issues.push({ code: 'custom', message: fault('invalid'), input: value[field], path: [field] })
})

const entryAnswer = z.strictObject({ entry: diaryEntry })

export const recordDiaryEntry = route({
  method: 'POST',
  path: '/api/health-data/diary',
  summary: 'Record a medicine, a supplement or a meal. A repeated `clientId` records nothing more.',
  audience: 'patient',
  touches: ['diary'],
  body: z.strictObject({ clientId: id, kind: z.enum(diaryKinds), ...words }).check(fits),
  output: entryAnswer,
  status: 201,
  refusals: ['health_consent_needed', 'too_many_entries', 'rate_limited'],
})

export const correctDiaryEntry = route({
  method: 'PUT',
  path: '/api/health-data/diary/:id',
  summary: 'Correct a diary entry, except for its kind.',
  audience: 'patient',
  touches: ['diary'],
  params: z.strictObject({ id }),
  body: z.strictObject({ kind: z.enum(diaryKinds), ...words }).check(fits),
  output: entryAnswer,
  refusals: ['not_found', 'health_consent_needed', 'rate_limited'],
})

export const removeDiaryEntry = route({
  method: 'DELETE',
  path: '/api/health-data/diary/:id',
  summary: 'Delete a diary entry for good, with its photo.',
  audience: 'patient',
  touches: ['diary'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

const diaryQuery = z.strictObject({
  kind: z.optional(z.enum(diaryKinds)),
  ...range,
  after: z.optional(pageToken),
})

export const diaryPage = z.strictObject({
  /** The newest first. */
  entries: z.array(diaryEntry),
  next: z.nullable(pageToken),
})

export const listDiary = route({
  method: 'GET',
  path: '/api/health-data/diary',
  summary: 'List your medicines, supplements and meals, 50 per page.',
  audience: 'patient',
  about: ['diary'],
  query: diaryQuery,
  output: diaryPage,
  refusals: ['not_found', 'rate_limited'],
})

export const saveMealPhoto = route({
  method: 'PUT',
  path: '/api/health-data/diary/:id/photo',
  summary: 'Upload a photo of a meal, JPG or PNG up to 5 MB. It is re-encoded without its location.',
  audience: 'patient',
  touches: ['diary', 'meal_records'],
  takesFile: { types: ['image/jpeg', 'image/png'], most: mostBytes },
  params: z.strictObject({ id }),
  output: z.strictObject({ photoId: id }),
  refusals: [
    'not_found',
    'health_consent_needed',
    'file_refused',
    'too_many_files',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})

export const readMealPhoto = route({
  method: 'GET',
  path: '/api/meal-photos/:id',
  summary: 'Get the photo of a meal, as the patient or a dietitian with whom meals are shared.',
  audience: 'party',
  givesFile: ['image/jpeg', 'image/png'],
  params: z.strictObject({ id }),
  output: z.unknown(),
  refusals: ['not_found'],
})
