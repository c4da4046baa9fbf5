import * as z from 'zod/mini'
import { figure, lines } from '../fields.ts'
import type { HealthGroup } from '../health/kinds.ts'
import { bmiClass, bmiClasses, bmiOf, waistRisk, waistRisks } from './body.ts'
import { type IdfDarAnswers, type IdfDarQuestion, idfDar, idfDarRisks, idfDarScore } from './idf-dar.ts'
import { mustRisks, mustScore } from './must.ts'

export const instruments = ['pre_consultation', 'must', 'idf_dar', 'bmi', 'waist', 'own'] as const
export type Instrument = (typeof instruments)[number]

/**
 * `questionnaires` can be sent to a patient; `screenings` can be completed by a dietitian alone. `own` is written by a
 * dietitian, and each of those sent has its questions with it.
 */
export const questionnaires = ['pre_consultation', 'must', 'idf_dar'] as const
export const screenings = ['bmi', 'waist', 'must', 'idf_dar'] as const
export type Screening = (typeof screenings)[number]

/** Each answer is a string: the name of a choice, several on a line each, a figure, or free text. */
export type Answers = Readonly<Record<string, string>>

export type Question = (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'figure'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
) & { readonly isOptional?: true }

export const outcomes = [
  ...new Set([...bmiClasses, ...waistRisks, ...mustRisks, ...idfDarRisks]),
] as const satisfies readonly string[]
export type Outcome = (typeof outcomes)[number]

export type Result = {
  outcome: Outcome
  /** The score, the BMI as classified, or the waist in centimetres. */
  value: number
  /** The number of `unknown` answers. */
  missing: number
}

const choice = <const Option extends string>(...options: readonly Option[]) =>
  ({ kind: 'choice', options }) as const
const between = (least: number, most: number) => ({ kind: 'figure', least, most }) as const
const words = { kind: 'text', most: 2_000 } as const
const optional = { isOptional: true } as const
const weight = between(20, 400)
const height = between(100, 250)

/** Each instrument's questions in order, by the names that answers are stored under. */
export const questionsOf = {
  pre_consultation: {
    reason: words,
    tried: { ...words, ...optional },
    meals: choice('one_or_two', 'three', 'four_or_more', 'irregular'),
    eating_out: choice('seldom', 'some_days', 'most_days'),
    sweet_drinks: choice('none', 'some_days', 'daily'),
    appetite: choice('as_usual', 'less', 'more'),
    fasting: choice('no', 'ramadan', 'other'),
    medicines: { ...words, ...optional },
    to_ask: { ...words, ...optional },
  },
  must: {
    weight,
    height,
    earlier_weight: weight,
    loss_wanted: choice('no_loss', 'no', 'yes'),
    acutely_ill: choice('no', 'yes'),
  },
  idf_dar: Object.fromEntries(
    Object.entries(idfDar).map(([question, counts]) => [question, choice(...Object.keys(counts))]),
  ) as unknown as {
    [Q in IdfDarQuestion]: { kind: 'choice'; options: readonly (keyof (typeof idfDar)[Q] & string)[] }
  },
  bmi: { weight, height },
  waist: { sex: choice('male', 'female'), waist: between(40, 250) },
  own: {},
} as const satisfies Record<Instrument, Readonly<Record<string, Question>>>

export type Source = {
  readonly organisation: string
  readonly title: string
  readonly year: number
}

type Definition = {
  readonly instrument: Instrument
  /** Changed questions or rules are a new version; results scored by an earlier one stay the same. */
  readonly version: string
  /** The group that must be shared for a dietitian to read it. */
  readonly group: HealthGroup
  /** The origin of these rules; questions without a result are our own. */
  readonly sources: readonly Source[]
  readonly questions: Readonly<Record<string, Question>>
  readonly score: ((answers: Answers) => Result) | null
}

/** Every version ever in use; the last one of each instrument is current. */
const definitions: readonly Definition[] = [
  {
    instrument: 'pre_consultation',
    version: '1',
    group: 'answers',
    sources: [],
    questions: questionsOf.pre_consultation,
    score: null,
  },
  {
    instrument: 'must',
    version: 'BAPEN 2003',
    group: 'body',
    sources: [{ organisation: 'BAPEN', title: 'Malnutrition Universal Screening Tool (‘MUST’)', year: 2003 }],
    questions: questionsOf.must,
    score(answers) {
      const { score, risk } = mustScore({
        weightKg: Number(answers.weight),
        heightCm: Number(answers.height),
        earlierWeightKg: Number(answers.earlier_weight),
        isLossWanted: answers.loss_wanted === 'yes',
        isAcutelyIll: answers.acutely_ill === 'yes',
      })
      return { outcome: risk, value: score, missing: 0 }
    },
  },
  {
    instrument: 'idf_dar',
    version: 'IDF-DAR 2021',
    group: 'answers',
    sources: [
      {
        organisation: 'IDF and DAR International Alliance',
        title: 'Diabetes and Ramadan: Practical Guidelines',
        year: 2021,
      },
    ],
    questions: questionsOf.idf_dar,
    score(answers) {
      const { score, risk, missing } = idfDarScore(answers as IdfDarAnswers)
      return { outcome: risk, value: score, missing }
    },
  },
  {
    instrument: 'bmi',
    version: 'WHO 2000',
    group: 'body',
    sources: [
      {
        organisation: 'WHO',
        title: 'Obesity: preventing and managing the global epidemic (TRS 894)',
        year: 2000,
      },
    ],
    questions: questionsOf.bmi,
    score({ weight, height }) {
      const bmi = bmiOf(Number(weight), Number(height))
      return { outcome: bmiClass(bmi), value: bmi, missing: 0 }
    },
  },
  {
    instrument: 'waist',
    version: 'IDF 2006, WHO 2008',
    group: 'body',
    sources: [
      {
        organisation: 'IDF',
        title: 'Consensus worldwide definition of the metabolic syndrome',
        year: 2006,
      },
      {
        organisation: 'WHO',
        title: 'Waist circumference and waist–hip ratio: report of an expert consultation',
        year: 2008,
      },
    ],
    questions: questionsOf.waist,
    score({ waist, sex }) {
      return {
        outcome: waistRisk(Number(waist), sex === 'male' ? 'male' : 'female'),
        value: Number(waist),
        missing: 0,
      }
    },
  },
  { instrument: 'own', version: '1', group: 'answers', sources: [], questions: questionsOf.own, score: null },
]

export function definitionOf(instrument: Instrument, version?: string): Definition {
  const found = definitions.findLast(
    (each) =>
      each.instrument === instrument &&
      (version === undefined || instrument === 'own' || each.version === version),
  )
  if (!found) throw new Error(`no questions of ${instrument} in ${version ?? 'any version'}`)
  return found
}

/** As many decimals as a measure is stored with: rounding could move it into another class. */
const measuredDecimals = 4

/** The answer in its stored form; null if it does not answer the question. */
export function tidyAnswer(question: Question, value: string): string | null {
  if (question.kind === 'choice') return question.options.includes(value) ? value : null
  if (question.kind === 'choices') {
    const chosen = chosenIn(value)
    const tidy = question.options.filter((option) => chosen.includes(option))
    return tidy.length > 0 && tidy.length === chosen.length ? tidy.join('\n') : null
  }
  const shape =
    question.kind === 'figure'
      ? figure(question.least, question.most, { decimals: measuredDecimals })
      : lines(question.most)
  const read = z.safeParse(shape, value)
  return read.success && read.data !== '' ? String(read.data) : null
}

/** The chosen options in an answer to `choices`. */
export const chosenIn = (value: string): string[] => (value === '' ? [] : value.split('\n'))

/** The required questions that are not answered. */
export const openQuestions = (questions: Readonly<Record<string, Question>>, answers: Answers): string[] =>
  Object.entries(questions)
    .filter(([name, { isOptional }]) => !isOptional && answers[name] === undefined)
    .map(([name]) => name)

export const questionNames = [...new Set(Object.values(questionsOf).flatMap((each) => Object.keys(each)))]
