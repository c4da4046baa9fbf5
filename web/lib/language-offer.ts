import type { Language } from '#contract/language.ts'

const key = 'nabta_language_offer'

/** Whoever has turned down a language in this browser is not asked about it again, whoever signs in. */
export function isOfferDismissed(language: Language): boolean {
  try {
    return localStorage.getItem(key) === language
  } catch {
    return false
  }
}

export function dismissOffer(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {}
}
