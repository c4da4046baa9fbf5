import { type Language, languages } from '#contract/language.ts'

const aYear = 365 * 24 * 60 * 60

/** The choice is only remembered: the address alone rules what a page is written in. */
export function rememberLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = `nabta_language=${language}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure}`
}

/** What was chosen on this device, if anything was. */
export function rememberedLanguage(): Language | null {
  const [, kept] = /(?:^|;\s*)nabta_language=([a-z]+)/.exec(document.cookie) ?? []
  return languages.find((language) => language === kept) ?? null
}
