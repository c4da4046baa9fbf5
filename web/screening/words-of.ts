import type { Instrument, Question, Result, Source } from '#contract/screening/instruments.ts'
import type { OwnQuestion } from '#contract/screening/own.ts'
import type { Questionnaire } from '#contract/screening/questionnaires.ts'
import { isolated } from '#copy/quoted.ts'
import { questionWords } from '#copy/screening/questions.ts'
import { classWords, figureWords, instrumentWords } from '#copy/screening/results.ts'
import { writeOwnQuestion } from '#copy/screening/write-own-question.ts'
import type { Word } from '#copy/word.ts'

type QuestionWords = { text: Word; help?: Word; options?: Readonly<Record<string, Word>> }

/** The words of a question, by the name that its answer is stored under, or as a dietitian wrote it. */
export const wordsOfQuestion = (instrument: Instrument, question: string, own?: OwnQuestion): QuestionWords =>
  (own && writeOwnQuestion(own)) ??
  (questionWords[instrument] as Readonly<Record<string, QuestionWords>>)[question] ?? { text: asIs(question) }

/** An answer in words; figures and free text stay as they are. */
export const wordsOfAnswer = (
  instrument: Instrument,
  name: string,
  question: Question,
  value: string,
  own?: OwnQuestion,
): Word =>
  (question.kind === 'choice' && wordsOfQuestion(instrument, name, own).options?.[value]) || asIs(value)

/** The name of a questionnaire, for labels; a dietitian's own title is isolated. */
export const nameOf = ({ instrument, title }: Pick<Questionnaire, 'instrument' | 'title'>): Word =>
  title === null ? instrumentWords[instrument].name : asIs(isolated(title))

const asIs = (text: string): Word => ({ en: text, ar: text })

/** The class as its source names it, with the figure: `High risk: treat (score 3)`. */
export function resultForDietitian(instrument: Instrument, { outcome }: Result, value: string): Word | null {
  if (instrument === 'pre_consultation' || instrument === 'own') return null
  const named = (classWords[instrument] as Readonly<Record<string, Word>>)[outcome] ?? asIs(outcome)
  const figure = figureWords[instrument](value)
  return { en: `${named.en} (${figure.en})`, ar: `${named.ar} (${figure.ar})` }
}

/** `WHO, 2000: Obesity: …` */
export const writeSources = (sources: readonly Source[]): string =>
  sources.map(({ organisation, title, year }) => isolated(`${organisation}, ${year}: ${title}`)).join(' · ')
