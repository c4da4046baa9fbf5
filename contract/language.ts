export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Calls `write` once per language. */
export const inEach = (write: (language: Language) => string): Record<Language, string> => ({
  en: write('en'),
  ar: write('ar'),
})
