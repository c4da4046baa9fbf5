import type { Language } from '#contract/language.ts'
import { practiceLanguages } from './practice-options.ts'
import type { Word } from './word.ts'

/** A language of the product, by its name in the reader's. */
export const languageName = (language: Language): Word =>
  practiceLanguages[language === 'ar' ? 'arabic' : 'english']
