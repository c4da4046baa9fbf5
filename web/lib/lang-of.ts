import type { Language } from '#contract/language.ts'
import { languageOfText } from '#contract/text-language.ts'

/** The `lang` attribute for text in another language than the page's. */
export function langOf(text: string | null | undefined, language: Language): { lang?: Language } {
  const own = text ? languageOfText(text) : null
  return own && own !== language ? { lang: own } : {}
}
