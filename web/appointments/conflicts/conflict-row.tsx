import type { Conflict } from '#contract/appointments/conflicts.ts'
import { readable } from '#contract/written.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { unknown } from '#copy/appointments/status.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { writeWhen } from '../write-when.ts'

type ConflictRowProps = {
  conflict: Conflict
  /** The practice's, as everything on its page. */
  zone: string
  busy: boolean
  onKeep: () => void
  onCancel: () => void
}

export function ConflictRow({ conflict, zone, busy, onKeep, onCancel }: ConflictRowProps) {
  const t = useWords()
  const language = useLanguage()
  const when = writeWhen(language, conflict, new Date(), zone)
  const { name, otherName } = conflict.patient
  const patient = name === null ? t(unknown.patient) : readable(language, name, otherName)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 py-3.5 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/dietitian/appointments/${conflict.id}`}
            className="font-medium text-ink no-underline hover:text-link"
          >
            {when}
          </Link>
          <StatusBadge status={conflict.status} />
        </p>
        <p className="text-sm text-ink-soft">
          {t(words.with(patient, readable(language, conflict.serviceName, conflict.otherServiceName)))}
        </p>
      </div>
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
        <Button
          variant="secondary"
          size="sm"
          className="text-danger-ink!"
          aria-label={t(words.cancelOf(when))}
          onClick={onCancel}
        >
          {t(words.cancel)}
        </Button>
      </div>
    </li>
  )
}
