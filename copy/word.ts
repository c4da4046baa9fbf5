import type { Language } from '#contract/language.ts'

/** A text in every language of the product. */
export type Word = Readonly<Record<Language, string>>
