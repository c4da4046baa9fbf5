import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

/** Converts words to the options of a select, in order. */
export function useOptions(words: Readonly<Record<string, Word>>) {
  const t = useWords()
  return Object.entries(words).map(([value, word]) => ({ value, label: t(word) }))
}
