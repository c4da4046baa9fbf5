import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import type { House } from '#server/house.ts'

/** What pages say of money, as an admin has set it: `15%`, and the refund rules line by line. */
export type PageTerms = Readonly<Record<Language, { readonly fee: string; readonly refunds: string }>>
export type ReadPageTerms = (house: House) => Promise<PageTerms>

/** A visit does not ask the database each time, so a page may be this late with a change. */
const freshFor = 60_000

/** The same object as long as the terms are the same: packed pages are kept by it. */
export function keepFresh(house: House, read: ReadPageTerms): () => Promise<PageTerms> {
  let kept: { terms: PageTerms; at: number } | undefined
  return async () => {
    const now = house.clock.now().getTime()
    if (kept && Math.abs(now - kept.at) < freshFor) return kept.terms
    const terms = await read(house)
    kept = { terms: kept && isDeepStrictEqual(kept.terms, terms) ? kept.terms : terms, at: now }
    return kept.terms
  }
}
