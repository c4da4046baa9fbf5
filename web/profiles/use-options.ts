import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

/** Words of the options as a select takes them, in their order. */
export function useOptions(words: Readonly<Record<string, Word>>) {
  const t = useWords()
  return Object.entries(words).map(([value, word]) => ({ value, label: t(word) }))
}
