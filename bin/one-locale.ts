import type { Plugin } from 'vite'
import type { Language } from '#contract/language.ts'

/** Leaves of React Aria's own words, which it carries in 34 languages, those of the page's, and English, which it falls back to. */
export function oneLocale(language: Language): Plugin {
  return {
    name: 'nabta:one-locale',
    transform: {
      filter: { id: /\/react-aria(-components)?\/.*\/intlStrings\.mjs$/ },
      handler: (code) => ({ code: withOneLocale(code, language), map: null }),
    },
  }
}

/** Each language has a line that imports it and a line that lists it. */
export function withOneLocale(code: string, language: Language): string {
  const kept = ['en-US', locales[language]]
  const isOfAnother = (line: string) => {
    const locale = /[/"]([a-z]{2}-[A-Z]{2})(?:\.mjs"|":)/.exec(line)?.[1]
    return locale !== undefined && !kept.includes(locale)
  }
  return code
    .split('\n')
    .filter((line) => !isOfAnother(line))
    .join('\n')
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', ar: 'ar-AE' }
