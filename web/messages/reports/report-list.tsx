import { listMessageReports, type ReportState } from '#contract/messages.ts'
import { messageReports as words } from '#copy/messages/reports.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { ReportRow } from './report-row.tsx'

/** Reported messages, without the rest of their conversations. */
export function ReportList({ state }: { state: ReportState }) {
  const t = useWords()
  const read = useReadRows(listMessageReports, { state }, 'reports', { keepsLast: false })
  const [list, focusList] = useFocusAfter<HTMLDivElement>()
  const empty = words.empty[state]
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton />}>
      {(reports) => (
        <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <p className="max-w-prose text-sm text-ink-soft">{t(words.text)}</p>
          <RowList
            rows={reports}
            label={t(words.view[state])}
            none={<EmptyState title={t(empty.title)} description={t(empty.text)} />}
          >
            {(report) => (
              <li key={report.id} className="px-5 py-5 sm:px-6">
                <ReportRow report={report} onGone={focusList} />
              </li>
            )}
          </RowList>
          <ShowMore words={words} pages={read} />
        </div>
      )}
    </Read>
  )
}

const RowsSkeleton = () => (
  <Card flush>
    <SkeletonGroup className="divide-y divide-line">
      {['first', 'second'].map((row) => (
        <div key={row} className="px-5 py-5 sm:px-6">
          <Skeleton className="w-44 text-md" />
          <Skeleton className="mt-3 w-full max-w-prose text-md" />
          <Skeleton className="mt-3 w-64 max-w-full text-sm" />
        </div>
      ))}
    </SkeletonGroup>
  </Card>
)
