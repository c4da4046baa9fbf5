import { exportTheirStatement, listTheirStatements, printTheirStatement } from '#contract/money/statements.ts'
import { statements as words } from '#copy/money/statements.ts'
import { useRead } from '#web/app/query.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { StatementList } from './statement-list.tsx'

type TheirStatementsProps = { dietitian: string; name: string; onClose: () => void }

/** A dietitian's statements, as an admin sees them. */
export function TheirStatements({ dietitian, name, onClose }: TheirStatementsProps) {
  const t = useWords()
  const read = useRead(listTheirStatements, { dietitian })
  const asked = {
    onRefused: (reason: unknown, again: () => void) => showFileFault(t, words.fileFailed, reason, again),
  }
  const pdf = useFile(printTheirStatement, asked)
  const csv = useFile(exportTheirStatement, asked)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.of(name))}
      size="lg"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(words.close)}
        </Button>
      }
    >
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={3} />} bare>
        {({ months }) =>
          months.length === 0 ? (
            <p>{t(words.nobody)}</p>
          ) : (
            <div className="-mx-5 sm:-mx-6">
              <StatementList
                months={months}
                files={{
                  isPending: pdf.isPending || csv.isPending,
                  onPdf: (month) => pdf.get({ dietitian, month }),
                  onCsv: (month) => csv.get({ dietitian, month }),
                }}
              />
            </div>
          )
        }
      </Read>
    </Dialog>
  )
}
