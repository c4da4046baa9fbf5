import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Report } from '#contract/health/reports.ts'
import { writeDay } from '#copy/dates.ts'
import { healthFiles as words } from '#copy/health/files.ts'
import { table } from '#copy/health/measure-table.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type ReportRowProps = { report: Report; children?: ReactNode }

/** A laboratory report with its link and actions. */
export function ReportRow({ report, children }: ReportRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, name, reportedOn, bytes, isUnreadable } = report
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon of={FileText} className="shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        {isUnreadable ? (
          <p className="text-sm text-ink-soft">{t(table.unreadable)}</p>
        ) : (
          <a
            href={`/api/health-reports/${id}/content`}
            target="_blank"
            rel="noreferrer"
            aria-label={t(words.reports.open(name))}
            className="text-sm font-medium text-link underline decoration-current/40 underline-offset-4"
          >
            <UserText text={name} />
          </a>
        )}
        <p className="text-xs text-ink-soft">
          {writeDay(language, reportedOn, 'date')} · <bdi>{writeSize(language, bytes)}</bdi>
        </p>
      </div>
      {children}
    </li>
  )
}
