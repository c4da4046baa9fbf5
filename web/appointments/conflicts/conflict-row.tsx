import type { Conflict } from '#contract/appointments/conflicts.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { writeWhen } from '../write-when.ts'
import { ConflictHead } from './conflict-head.tsx'

type ConflictRowProps = {
  conflict: Conflict
  zone: string
  busy: boolean
  onKeep: () => void
  onCancel: () => void
}

export function ConflictRow({ conflict, zone, busy, onKeep, onCancel }: ConflictRowProps) {
  const t = useWords()
  const language = useLanguage()
  const when = writeWhen(language, conflict, new Date(), zone)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 py-3.5 last:pb-0">
      <ConflictHead conflict={conflict} zone={zone}>
        <StatusBadge status={conflict.status} />
      </ConflictHead>
      <div className="flex gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          aria-label={busy ? undefined : t(words.keepOf(when))}
          busy={busy}
          busyText={t(words.keeping)}
          onClick={onKeep}
        >
          {t(words.keep)}
        </Button>
        <Button variant="secondary-danger" size="sm" aria-label={t(words.cancelOf(when))} onClick={onCancel}>
          {t(words.cancel)}
        </Button>
      </div>
    </li>
  )
}
