import * as z from 'zod/mini'
import { done, fault, id, lines, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { instruments, outcomes, questionNames, questionnaires, screenings } from './instruments.ts'
import { ownNames, ownQuestion } from './own.ts'

const result = z.strictObject({
  outcome: z.enum(outcomes),
  /** The score, the BMI as classified, or the waist in centimetres. */
  value: z.number(),
  /** The number of `unknown` answers: they may change the outcome. */
  missing: z.int(),
})

export const questionnaire = z.strictObject({
  id,
  instrument: z.enum(instruments),
  /** The title that the dietitian gave questions of their own; null for the other instruments. */
  title: z.nullable(z.string()),
  /** The version of its questions and scoring, which never changes. */
  version: z.string(),
  /** Sent to the patient, or completed by the dietitian alone. */
  answeredBy: z.enum(['patient', 'dietitian']),
  /** Null once the account is deleted. */
  dietitian: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  sentAt: moment,
  answeredAt: z.nullable(moment),
  /** Partly answered. Only for the patient: nobody else sees answers before they are submitted. */
  isBegun: z.boolean(),
  /** Whether the patient shares the answers with the dietitian; null if that dietitian is gone or suspended. */
  isShared: z.nullable(z.boolean()),
  /** Null until it is answered, if the questionnaire has no result, and for a dietitian with whom it is not shared. */
  result: z.nullable(result),
  /** It can no longer be decrypted. */
  isUnreadable: z.boolean(),
  may: z.strictObject({ answer: z.boolean(), remove: z.boolean() }),
})
export type Questionnaire = z.output<typeof questionnaire>

const anyName = z.enum([...questionNames, ...ownNames], fault('invalid'))
const answer = z.strictObject({ question: anyName, value: z.string() })

export const answeredQuestionnaire = z.extend(questionnaire, {
  /** In the order of the questions. */
  answers: z.array(answer),
  /** The dietitian's own questions; empty for the other instruments. */
  asked: z.array(ownQuestion),
})
export type AnsweredQuestionnaire = z.output<typeof answeredQuestionnaire>

const pageAsked = z.strictObject({ after: z.optional(pageToken) })
const pageAnswer = z.strictObject({ questionnaires: z.array(questionnaire), next: z.nullable(pageToken) })

const own = z.strictObject({ id })
const ofPatient = z.strictObject({ patient: id })
const oneOfPatient = z.strictObject({ patient: id, id })

export const listQuestionnaires = route({
  method: 'GET',
  path: '/api/questionnaires',
  summary: 'List what your dietitians have sent you and screened, unanswered ones first, 20 per page.',
  audience: 'patient',
  about: ['health', 'questionnaire_list'],
  query: pageAsked,
  output: pageAnswer,
  refusals: ['rate_limited'],
})

export const readQuestionnaire = route({
  method: 'GET',
  path: '/api/questionnaires/:id',
  summary: 'Get one questionnaire with your answers so far.',
  audience: 'patient',
  about: ['health_consent', 'questionnaire'],
  params: own,
  output: z.strictObject({ questionnaire: answeredQuestionnaire, hasConsent: z.boolean() }),
  refusals: ['not_found', 'rate_limited'],
})

export const saveAnswer = route({
  method: 'PUT',
  path: '/api/questionnaires/:id/answers',
  summary: 'Save the answer to one question; an empty answer removes it. Nobody else sees it yet.',
  audience: 'patient',
  touches: ['questionnaire_list'],
  params: own,
  body: z.strictObject({ question: anyName, value: lines(2_000) }),
  output: z.strictObject({ savedAt: moment }),
  refusals: ['not_found', 'health_consent_needed', 'status_has_changed', 'rate_limited'],
})

export const sendAnswers = route({
  method: 'POST',
  path: '/api/questionnaires/:id/answering',
  summary: 'Send your answers to the dietitian. They can no longer be changed.',
  audience: 'patient',
  touches: ['questionnaire', 'questionnaire_list'],
  params: own,
  output: z.strictObject({ questionnaire: answeredQuestionnaire }),
  refusals: ['not_found', 'health_consent_needed', 'status_has_changed', 'rate_limited'],
})

export const removeQuestionnaire = route({
  method: 'DELETE',
  path: '/api/questionnaires/:id',
  summary: 'Withdraw your answers, or decline a questionnaire.',
  audience: 'patient',
  touches: ['questionnaire_list'],
  params: own,
  output: done,
  refusals: ['not_found', 'status_has_changed', 'rate_limited'],
})

export const listPatientQuestionnaires = route({
  method: 'GET',
  path: '/api/patients/:patient/questionnaires',
  summary:
    'List the questionnaires and screenings of your patient, with results as far as the patient shares them, 20 per page. The patient sees which results you read.',
  audience: 'dietitian',
  about: ['health', 'questionnaire_list'],
  leavesTrace: true,
  params: ofPatient,
  query: pageAsked,
  output: pageAnswer,
  refusals: ['not_found', 'rate_limited'],
})

export const readPatientQuestionnaire = route({
  method: 'GET',
  path: '/api/patients/:patient/questionnaires/:id',
  summary: 'Get one questionnaire of your patient with its answers, once sent and as far as they are shared.',
  audience: 'dietitian',
  leavesTrace: true,
  params: oneOfPatient,
  output: z.strictObject({ questionnaire: answeredQuestionnaire }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

export const sendQuestionnaire = route({
  method: 'POST',
  path: '/api/patients/:patient/questionnaires',
  summary: 'Send a questionnaire to a patient; only one of each kind can be unanswered at a time.',
  audience: 'dietitian',
  touches: ['questionnaire_list'],
  params: ofPatient,
  body: z.strictObject({ instrument: z.enum(questionnaires, fault('invalid')) }),
  output: z.strictObject({ questionnaire }),
  status: 201,
  refusals: ['not_found', 'questionnaire_is_open', 'not_reachable', 'rate_limited'],
})

export const sendOwnQuestionnaire = route({
  method: 'POST',
  path: '/api/patients/:patient/questionnaires/own',
  summary: 'Send questions of your own to a patient; only one copy can be unanswered at a time.',
  audience: 'dietitian',
  touches: ['questionnaire_list'],
  params: ofPatient,
  body: z.strictObject({ own: id }),
  output: z.strictObject({ questionnaire }),
  status: 201,
  refusals: ['not_found', 'questionnaire_is_open', 'not_reachable', 'rate_limited'],
})

export const takeBackQuestionnaire = route({
  method: 'DELETE',
  path: '/api/patients/:patient/questionnaires/:id',
  summary: 'Withdraw an unanswered questionnaire, or a screening of your own.',
  audience: 'dietitian',
  touches: ['questionnaire_list'],
  params: oneOfPatient,
  output: done,
  refusals: ['not_found', 'status_has_changed', 'rate_limited'],
})

/** A choice or a figure: free text is never part of a screening. */
const coded = z.string().check(z.regex(/^[a-z0-9_.]{1,40}$/, fault('invalid')))

export const screenPatient = route({
  method: 'POST',
  path: '/api/patients/:patient/screenings',
  summary: 'Record a screening of a patient who shares the data it needs.',
  audience: 'dietitian',
  touches: ['questionnaire_list'],
  params: ofPatient,
  body: z.strictObject({
    instrument: z.enum(screenings, fault('invalid')),
    answers: z
      .array(z.strictObject({ question: z.enum(questionNames, fault('invalid')), value: coded }))
      .check(z.maxLength(20, fault('too_many'))),
  }),
  output: z.strictObject({ questionnaire }),
  status: 201,
  refusals: ['not_found', 'not_shared', 'not_reachable', 'rate_limited'],
})
