import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import type { House } from '#server/ground/house.ts'

/** What pages say of money, as an admin has set it: `15%`, and the refund rules line by line. */
export type PageTerms = Readonly<Record<Language, { readonly fee: string; readonly refunds: string }>>
export type ReadPageTerms = (house: House) => Promise<PageTerms>

/** A visit does not ask the database each time, so a page may be this late with a change. */
const freshFor = 60_000

/**
 * The same object as long as the terms are the same: packed pages are kept by it. Visits that come at once share one question,
 * and pages outlive a database that is gone, with what it said last.
 */
export function keepFresh(house: House, read: ReadPageTerms): () => Promise<PageTerms> {
  let kept: { terms: PageTerms; at: number } | undefined
  let asking: Promise<PageTerms> | undefined

  async function ask(now: number): Promise<PageTerms> {
    const terms = await read(house).catch((fault) => {
      if (!kept) throw fault
      return kept.terms
    })
    kept = { terms: kept && isDeepStrictEqual(kept.terms, terms) ? kept.terms : terms, at: now }
    return kept.terms
  }

  return async () => {
    const now = house.clock.now().getTime()
    if (kept && Math.abs(now - kept.at) < freshFor) return kept.terms
    asking ??= ask(now).finally(() => {
      asking = undefined
    })
    return asking
  }
}
