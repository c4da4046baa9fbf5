import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

/** Shown without scripts, since the forms need one to be sent. */
export function WithoutScript({ words }: { words: Word }) {
  const t = useWords()
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-accent-tint px-4 py-3 text-sm">{t(words)}</p>
    </noscript>
  )
}
