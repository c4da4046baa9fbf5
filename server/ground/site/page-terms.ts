import type { Language } from '#contract/language.ts'
import type { House } from '../house.ts'

/** The money terms that pages quote, as an admin set them: `15%`, and the refund rules line by line. */
export type PageTerms = Readonly<Record<Language, { readonly fee: string; readonly refunds: string }>>
export type ReadPageTerms = (house: House) => Promise<PageTerms>
