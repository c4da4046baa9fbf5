import { Download } from 'lucide-react'
import { csvOf } from '#contract/csv.ts'
import type { FoodsFile, FoodsRead } from '#contract/foods/read-foods.ts'
import { columnNames, foodLineFaultWords, foodImport as words } from '#copy/foods/import.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefusedLines } from './refused-lines.tsx'
import type { Outcome } from './use-import.ts'

type ImportOutcomeProps = { outcome: Outcome; read: FoodsRead; file: FoodsFile }

/** The outcome of each line; the failed ones can be downloaded and corrected. */
export function ImportOutcome({ outcome, read, file }: ImportOutcomeProps) {
  const t = useWords()
  const language = useLanguage()
  const { isWhole, added, known, fault } = outcome
  const leftOut = [
    ...read.refused.map(({ line, cells, code, column }) => {
      const about = column ? columnNames[column] : { en: '', ar: '' }
      return { line, cells, reason: foodLineFaultWords[code](about) }
    }),
    ...known.flatMap((at) => {
      const row = read.foods[at]
      return row ? [{ line: row.line, cells: row.cells, reason: words.knownReason }] : []
    }),
  ].sort((one, other) => one.line - other.line)
  const report = () =>
    csvOf([
      [words.reportLine[language], words.reportReason[language], ...file.headings],
      ...leftOut.map(({ line, cells, reason }) => [line, reason[language], ...cells]),
    ])
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-ink">{t(isWhole ? words.done : words.stopped)}</p>
      <p className="text-ink">{t(words.added(added))}</p>
      {known.length > 0 && <p>{t(words.known(known.length))}</p>}
      <FaultLine>{fault !== null && t(wordsOfRefusal(fault))}</FaultLine>
      <RefusedLines refused={read.refused} />
      {leftOut.length > 0 && (
        <p>
          <Button
            variant="secondary"
            onClick={() =>
              saveFile('nabta-foods-report.csv', new Blob([report()], { type: 'text/csv;charset=utf-8' }))
            }
          >
            <Icon of={Download} small />
            {t(words.report)}
          </Button>
        </p>
      )}
    </div>
  )
}
