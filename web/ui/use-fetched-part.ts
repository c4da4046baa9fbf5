import { type ComponentType, useCallback, useState } from 'react'
import { faultPage } from '#copy/fault-page.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from './toast.ts'

/**
 * A component that is loaded by the press that opens it. If loading fails a toast says so, and nothing else happens.
 */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useWords()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const fetch = useCallback(async (): Promise<boolean> => {
    try {
      const fetched = await load()
      setPart(() => fetched)
      return true
    } catch {
      showToast({ tone: 'error', title: t(faultPage.unreachable) })
      return false
    }
  }, [load, t])
  return [Part, fetch] as const
}
