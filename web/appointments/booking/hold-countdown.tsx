import type { Word } from '#copy/word.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

type HoldCountdownProps = { until: number; words: (left: string) => Word; className?: string }

/** How long the time is still held. A screen reader can read it but does not announce each second. */
export function HoldCountdown({ until, words, className }: HoldCountdownProps) {
  const t = useWords()
  const seconds = Math.max(0, Math.ceil((until - useNow(1_000)) / 1_000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span role="timer" className={className}>
      {t(words(left))}
    </span>
  )
}
