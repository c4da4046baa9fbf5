import { useEffect } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from './show-fault.ts'

type FailedRead = { readonly error: unknown; readonly errorUpdatedAt: number }

/** Shows a toast once for each failure of a read, in addition to the error state. */
export function useFailureToast(title: Word, { error, errorUpdatedAt }: FailedRead) {
  const t = useWords()
  const isFailed = Boolean(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each failure
  useEffect(() => {
    if (isFailed) showFault(t, title, error)
  }, [isFailed, errorUpdatedAt])
}
