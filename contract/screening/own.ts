import * as z from 'zod/mini'
import { done, fault, id, line } from '../fields.ts'
import { route } from '../route.ts'
import { definitionOf, type Instrument, type Question } from './instruments.ts'

export const mostOwnQuestionnaires = 20
export const mostOwnQuestions = 30
export const optionsOf = { least: 2, most: 12 }

export const ownKinds = ['short', 'long', 'choice', 'choices', 'figure', 'yes_no'] as const
export type OwnKind = (typeof ownKinds)[number]

export const hasOptions = (kind: OwnKind): boolean => kind === 'choice' || kind === 'choices'

const question = z
  .strictObject({
    text: line(300),
    kind: z.enum(ownKinds, fault('invalid')),
    /** For the two kinds of choices: each of them once. Empty for the others. */
    options: z.array(line(120)).check(z.maxLength(optionsOf.most, fault('too_many'))),
    isOptional: z.boolean(),
  })
  .check(
    z.refine(
      ({ kind, options }) =>
        hasOptions(kind)
          ? options.length >= optionsOf.least && new Set(options).size === options.length
          : options.length === 0,
      { error: fault('invalid'), path: ['options'] },
    ),
  )
export type OwnQuestion = z.output<typeof question>

const content = {
  title: line(80).check(z.minLength(2, fault('too_short'))),
  questions: z
    .array(question)
    .check(z.minLength(1, fault('required')), z.maxLength(mostOwnQuestions, fault('too_many'))),
}
export const ownContent = z.strictObject(content)
export type OwnContent = z.output<typeof ownContent>

/** What was asked, as it was when it was sent. */
export const ownQuestion = z.strictObject({
  text: z.string(),
  kind: z.enum(ownKinds),
  options: z.array(z.string()),
  isOptional: z.boolean(),
})

/** The questions of a dietitian, which can be sent to patients. */
export const ownQuestionnaire = z.strictObject({
  id,
  /** Grows with every change. */
  version: z.int(),
  title: z.string(),
  questions: z.array(ownQuestion),
  /** The services whose bookings it is sent with. */
  services: z.array(id),
})
export type OwnQuestionnaire = z.output<typeof ownQuestionnaire>

const one = z.strictObject({ id })
const answered = z.strictObject({ questionnaire: ownQuestionnaire })

export const listOwnQuestionnaires = route({
  method: 'GET',
  path: '/api/practice/questionnaires',
  summary: 'List the questionnaires that you have written, with the services that each is sent with.',
  audience: 'dietitian',
  about: ['own_questionnaires'],
  output: z.strictObject({ questionnaires: z.array(ownQuestionnaire) }),
})

export const addOwnQuestionnaire = route({
  method: 'POST',
  path: '/api/practice/questionnaires',
  summary: 'Save a questionnaire of your own.',
  audience: 'dietitian',
  touches: ['own_questionnaires'],
  body: ownContent,
  output: answered,
  status: 201,
  refusals: ['too_many_questionnaires', 'rate_limited'],
})

export const changeOwnQuestionnaire = route({
  method: 'PUT',
  path: '/api/practice/questionnaires/:id',
  summary:
    'Replace a questionnaire of your own, with the version it is based on. Those already sent stay as they are.',
  audience: 'dietitian',
  touches: ['own_questionnaires'],
  params: one,
  body: z.extend(ownContent, { version: z.int() }),
  output: answered,
  refusals: ['not_found', 'changed_meanwhile', 'rate_limited'],
})

export const removeOwnQuestionnaire = route({
  method: 'DELETE',
  path: '/api/practice/questionnaires/:id',
  summary: 'Delete a questionnaire of your own. Those already sent stay as they are.',
  audience: 'dietitian',
  touches: ['own_questionnaires'],
  params: one,
  output: done,
  refusals: ['not_found'],
})

export const chooseQuestionnaireServices = route({
  method: 'PUT',
  path: '/api/practice/questionnaires/:id/services',
  summary: 'Choose the services whose confirmed bookings send this questionnaire.',
  audience: 'dietitian',
  touches: ['own_questionnaires'],
  params: one,
  body: z.strictObject({ services: z.array(id).check(z.maxLength(30, fault('too_many'))) }),
  output: answered,
  refusals: ['not_found', 'rate_limited'],
})

/** The names that the answers to a dietitian's own questions are stored under: their places. */
export const ownNames = Array.from({ length: mostOwnQuestions }, (_, at) => `q${at + 1}`)

const longest = { short: 200, long: 2_000 } as const

function questionOf({ kind, options, isOptional }: OwnQuestion): Question {
  const optional = isOptional ? ({ isOptional: true } as const) : {}
  if (kind === 'figure') return { kind, least: 0, most: 999_999, ...optional }
  if (kind === 'yes_no') return { kind: 'choice', options: ['yes', 'no'], ...optional }
  if (kind === 'choice' || kind === 'choices') return { kind, options, ...optional }
  return { kind: 'text', most: longest[kind], ...optional }
}

type Asked = { instrument: Instrument; version: string; asked: readonly OwnQuestion[] }

/** The question as it was written; undefined for the questions of an instrument. */
export const ownQuestionAt = (asked: readonly OwnQuestion[], name: string): OwnQuestion | undefined =>
  asked[ownNames.indexOf(name)]

/** The questions of one questionnaire in order, by the names that answers are stored under. */
export const questionsIn = ({ instrument, version, asked }: Asked): Readonly<Record<string, Question>> =>
  instrument === 'own'
    ? Object.fromEntries(asked.map((each, at) => [ownNames[at], questionOf(each)]))
    : definitionOf(instrument, version).questions
