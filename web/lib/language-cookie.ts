import { type Language, languages } from '#contract/language.ts'

const aYear = 365 * 24 * 60 * 60

/** The cookie only remembers a choice: the language of a page depends on its address alone. */
export function rememberLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = `nabta_language=${language}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure}`
}

/** The language chosen on this device, or null. */
export function rememberedLanguage(): Language | null {
  const [, kept] = /(?:^|;\s*)nabta_language=([a-z]+)/.exec(document.cookie) ?? []
  return languages.find((language) => language === kept) ?? null
}
