import { useRef, useState } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { Refused } from '#web/lib/refused.ts'

type AttemptOptions = {
  onFault?: (words: Word) => void
  /** Refusals that need other words here. */
  say?: Partial<Record<RefusalCode, Word>>
}

/** One press at a time: whether it is under way, and why it came to nothing. */
export function useAttempt({ onFault, say }: AttemptOptions = {}) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Word | null>(null)
  const running = useRef(false)

  /** Null where nothing happened: refused, thought better of, or pressed twice. */
  const attempt = async <Result>(work: () => Promise<Result | null>): Promise<Result | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setFault(null)
    try {
      return await work()
    } catch (reason) {
      const words = (reason instanceof Refused && say?.[reason.code]) || wordsOfRefusal(reason)
      setFault(words)
      onFault?.(words)
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, fault, attempt, forget: () => setFault(null) }
}
