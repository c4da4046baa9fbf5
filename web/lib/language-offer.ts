import type { Language } from '#contract/language.ts'

const key = 'nabta_language_offer'

/** A language that was declined in this browser is not offered again, to any account. */
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
