import type { Language } from '#contract/language.ts'

/** The path prefix of each language, which the router calls its base path. */
export const basePaths = { en: '/', ar: '/ar' } as const satisfies Record<Language, string>

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en')

/** `/faq#how` in a language: `/faq#how` or `/ar/faq#how`. */
export function localPath(language: Language, path: string): string {
  const base = basePaths[language]
  if (base === '/') return path
  return path.startsWith('/') && !/^\/(?=[?#]|$)/.test(path) ? base + path : base + path.slice(1)
}

/** Splits an address into language and path: `/ar/faq/` is Arabic and `/faq`. */
export function readPath(address: string): { language: Language; path: string } {
  const tidy = address.replace(/\/+$/, '') || '/'
  if (tidy === basePaths.ar) return { language: 'ar', path: '/' }
  if (tidy.startsWith(`${basePaths.ar}/`)) return { language: 'ar', path: tidy.slice(basePaths.ar.length) }
  return { language: 'en', path: tidy }
}
