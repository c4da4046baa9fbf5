import type { Language } from '#contract/language.ts'
import { practiceLanguages } from './practice-options.ts'
import type { Word } from './word.ts'

/** The name of a language of the product, in the reader's language. */
export const languageName = (language: Language): Word =>
  practiceLanguages[language === 'ar' ? 'arabic' : 'english']
