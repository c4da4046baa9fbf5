import { useEffect } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from './show-fault.ts'

type FailedRead = { readonly error: unknown; readonly errorUpdatedAt: number }

/** Says each failure of a read once, beside the error state that stands in its place. */
export function useFailureToast(title: Word, { error, errorUpdatedAt }: FailedRead) {
  const t = useWords()
  const isFailed = Boolean(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isFailed) showFault(t, title, error)
  }, [isFailed, errorUpdatedAt])
}
