import type { ReactNode } from 'react'
import type { Conflict } from '#contract/appointments/conflicts.ts'
import { textFor } from '#contract/text-language.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeWhen } from '../write-when.ts'

type ConflictHeadProps = {
  conflict: Conflict
  /** The practice's time zone, as everywhere on its page. */
  zone: string
  /** Shown beside the time. */
  children: ReactNode
}

/** Time and patient of a conflict. */
export function ConflictHead({ conflict, zone, children }: ConflictHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const { name, otherName } = conflict.patient
  const patient = name === null ? t(unknown.patient) : textFor(language, name, otherName)
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={`/dietitian/appointments/${conflict.id}`}
          className="font-medium text-ink no-underline hover:text-link"
        >
          {writeWhen(language, conflict, new Date(), zone)}
        </Link>
        <span className="text-sm text-ink-soft empty:hidden">{children}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {t(words.with(patient, textFor(language, conflict.serviceName, conflict.otherServiceName)))}
      </p>
    </div>
  )
}
