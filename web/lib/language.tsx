import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contract/language.ts'

const LanguageContext = createContext<Language>('en')

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The language of this document. Its address decides it, so it never changes without a new document. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}
