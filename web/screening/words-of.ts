import type { Instrument, Question, Result, Source } from '#contract/screening/instruments.ts'
import { isolated } from '#copy/quoted.ts'
import { questionWords } from '#copy/screening/questions.ts'
import { classWords, figureWords } from '#copy/screening/results.ts'
import type { Word } from '#copy/word.ts'

type QuestionWords = { text: Word; help?: Word; options?: Readonly<Record<string, Word>> }

/** The words of a question, by the name that its answer is stored under. */
export const wordsOfQuestion = (instrument: Instrument, question: string): QuestionWords =>
  (questionWords[instrument] as Readonly<Record<string, QuestionWords>>)[question] ?? { text: asIs(question) }

/** An answer in words; figures and free text stay as they are. */
export const wordsOfAnswer = (
  instrument: Instrument,
  name: string,
  question: Question,
  value: string,
): Word => (question.kind === 'choice' && wordsOfQuestion(instrument, name).options?.[value]) || asIs(value)

const asIs = (text: string): Word => ({ en: text, ar: text })

/** The class as its source names it, with the figure: `High risk: treat (score 3)`. */
export function resultForDietitian(instrument: Instrument, { outcome }: Result, value: string): Word | null {
  if (instrument === 'pre_consultation') return null
  const named = (classWords[instrument] as Readonly<Record<string, Word>>)[outcome] ?? asIs(outcome)
  const figure = figureWords[instrument](value)
  return { en: `${named.en} (${figure.en})`, ar: `${named.ar} (${figure.ar})` }
}

/** `WHO, 2000: Obesity: …` */
export const writeSources = (sources: readonly Source[]): string =>
  sources.map(({ organisation, title, year }) => isolated(`${organisation}, ${year}: ${title}`)).join(' · ')
