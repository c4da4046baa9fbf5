import { useId } from 'react'
import { exportStatement, listStatements, printStatement } from '#contract/money/statements.ts'
import { statements as words } from '#copy/money/statements.ts'
import { useRead } from '#web/app/query.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { StatementList } from './statement-list.tsx'

/** A dietitian's own statements by month. */
export function OwnStatements() {
  const t = useWords()
  const id = useId()
  const read = useRead(listStatements, {})
  const failed = {
    onRefused: (reason: unknown, again: () => void) => showFileFault(t, words.fileFailed, reason, again),
  }
  const pdf = useFile(printStatement, failed)
  const csv = useFile(exportStatement, failed)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t(words.text)}</p>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton />}>
        {({ months }) => (
          <Card flush>
            {months.length === 0 ? (
              <p className="px-5 py-3.5 text-sm text-ink-soft sm:px-6">{t(words.none)}</p>
            ) : (
              <StatementList
                months={months}
                files={{
                  isPending: pdf.isPending || csv.isPending,
                  onPdf: (month) => pdf.get({ month }),
                  onCsv: (month) => csv.get({ month }),
                }}
              />
            )}
          </Card>
        )}
      </Read>
    </section>
  )
}
