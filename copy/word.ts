import type { Language } from '#contract/language.ts'

/** One thing that people read, in every language of the product. */
export type Word = Readonly<Record<Language, string>>
