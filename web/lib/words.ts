import { useCallback } from 'react'
import type { Word } from '#copy/word.ts'
import { useLanguage } from './language.tsx'

/** `const t = useWords()`, then `t(survey.title)`. */
export function useWords(): (word: Word) => string {
  const language = useLanguage()
  return useCallback((word: Word) => word[language], [language])
}
