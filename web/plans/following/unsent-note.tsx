import { useSyncExternalStore } from 'react'
import { following as words } from '#copy/plans/following.ts'
import { useWords } from '#web/lib/words.ts'
import { watchRecords } from './send-records.ts'
import { unsentRecords } from './unsent-records.ts'

/** Says that what was ticked off offline is kept, until it has been sent. */
export function UnsentNote() {
  const t = useWords()
  const hasUnsent = useSyncExternalStore(watchRecords, () => unsentRecords().length > 0)
  return (
    <p role="status" className="mt-4 text-sm text-ink-soft empty:hidden">
      {hasUnsent && t(words.unsent)}
    </p>
  )
}
