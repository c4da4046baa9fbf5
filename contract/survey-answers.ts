import * as z from 'zod/mini'
import { done, id, moment, searchText } from './fields.ts'
import { languages } from './language.ts'
import { route } from './route.ts'
import { surveyAudiences } from './survey.ts'

// How admins read the answers to the public surveys.

const audience = z.enum(surveyAudiences)

const surveyAnswerRow = z.strictObject({
  id,
  audience,
  name: z.string(),
  companyName: z.nullable(z.string()),
  email: z.string(),
  language: z.enum(languages),
  answeredAt: moment,
})
export type SurveyAnswerRow = z.output<typeof surveyAnswerRow>

/** Null if that survey does not ask for it, or if it was left empty. */
const surveyAnswer = z.strictObject({
  ...surveyAnswerRow.shape,
  phone: z.string(),
  position: z.nullable(z.string()),
  employeeCount: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  specialization: z.nullable(z.string()),
  yearsOfExperience: z.nullable(z.string()),
  age: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  primaryGoal: z.nullable(z.string()),
  interest: z.nullable(z.string()),
  /** Also null if the text can no longer be decrypted. */
  needs: z.nullable(z.string()),
  message: z.nullable(z.string()),
})
export type SurveyAnswer = z.output<typeof surveyAnswer>

export const searchSurveyAnswers = route({
  method: 'POST',
  path: '/api/survey/answers/search',
  summary:
    'Search survey answers by name, company, email address or phone number, newest first. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['support'],
  about: ['survey_answers'],
  body: z.strictObject({
    q: z.optional(searchText),
    audience: z.optional(audience),
    /** The last answer of the previous page. */
    after: z.optional(id),
  }),
  output: z.strictObject({
    answers: z.array(surveyAnswerRow),
    after: z.nullable(id),
    /** The total number of matches; only on the first page. */
    total: z.nullable(z.int()),
  }),
})

const params = z.strictObject({ id })

export const readSurveyAnswer = route({
  method: 'GET',
  path: '/api/survey/answers/:id',
  summary: 'Get one survey answer in full. The access is recorded.',
  audience: 'admin',
  leavesTrace: true,
  duties: ['support'],
  inPerson: true,
  params,
  output: z.strictObject({ answer: surveyAnswer }),
  refusals: ['not_found'],
})

export const removeSurveyAnswer = route({
  method: 'DELETE',
  path: '/api/survey/answers/:id',
  summary: 'Erase a survey answer for good, for example at the person’s request.',
  audience: 'admin',
  duties: ['support'],
  touches: ['survey_answers'],
  inPerson: true,
  params,
  output: done,
  refusals: ['not_found'],
})

export const exportSurveyAnswers = route({
  method: 'GET',
  path: '/api/survey/answers.csv',
  summary:
    'Export survey answers as CSV, newest first. Of patients only names and contact details: what they said about themselves is left out.',
  audience: 'admin',
  duties: ['support'],
  inPerson: true,
  query: z.strictObject({ audience: z.optional(audience) }),
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
