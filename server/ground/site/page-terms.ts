import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { House } from '../house.ts'

/** What pages show as an admin set it: the money terms (`15%`, and the refund rules line by line), and their dress. */
export type PageTerms = Readonly<Record<Language, { readonly fee: string; readonly refunds: string }>> & {
  readonly dress: PageDress
  /** Today, or the first day of the next Ramadan. */
  readonly ramadanDay: Day
}

/** The season for which public pages are dressed; empty most of the year. */
export type PageDress = '' | 'ramadan'

export type ReadPageTerms = (house: House) => Promise<PageTerms>
