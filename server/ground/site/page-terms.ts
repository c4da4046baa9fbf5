import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import type { House } from '../house.ts'

/** The money terms that pages quote, as an admin set them: `15%`, and the refund rules line by line. */
export type PageTerms = Readonly<Record<Language, { readonly fee: string; readonly refunds: string }>>
export type ReadPageTerms = (house: House) => Promise<PageTerms>

/** Milliseconds. Visits do not query the database each time, so a page may show a change this much later. */
const freshFor = 60_000

/**
 * Returns the same object as long as the terms are the same, because compressed pages are cached by it. Concurrent
 * visits share one query, and if the database is gone, pages show the last terms.
 */
export function openPageTerms(house: House, read: ReadPageTerms): () => Promise<PageTerms> {
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
