import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { csvOf } from '#contract/csv.ts'
import type { GuessedColumn } from '#contract/foods/food-columns.ts'
import { mostFoodFileBytes } from '#contract/foods/import.ts'
import {
  columnsOf,
  type FoodsFile,
  missingColumns,
  openFoods,
  readFoods,
} from '#contract/foods/read-foods.ts'
import { writeNumber } from '#copy/dates.ts'
import { files } from '#copy/files.ts'
import { foodImport as words } from '#copy/foods/import.ts'
import type { Word } from '#copy/word.ts'
import { csvFileFault, csvTextIn } from '#web/lib/csv-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { exampleRows, foodsWordsIn } from './import-example.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'

type Chosen = { name: string; file: FoodsFile; columns: readonly GuessedColumn[] }

/** Imports foods from a file: first a preview, then the outcome. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<Word | null>(null)
  const [heading, focusHeading] = useFocusAfter<HTMLHeadingElement>()
  const { start, progress, outcome, forget } = useImport()
  const read = chosen && readFoods(chosen.file, chosen.columns, foodsWordsIn(language))
  const isReady = chosen !== null && missingColumns(chosen.columns).length === 0

  const choose = async (file: File | undefined) => {
    if (!file) return
    forget()
    setChosen(null)
    const wrong = faultOf(file)
    const opened = wrong ? null : openFoods(csvTextIn(await file.arrayBuffer()))
    setFault(wrong ?? (opened ? null : words.unreadable))
    if (!opened) return
    setChosen({ name: file.name, file: opened, columns: columnsOf(opened) })
    focusHeading()
  }
  const add = async () => {
    if (!read || progress) return
    await start(read)
    focusHeading()
  }
  const close = () => {
    if (!progress) onClose()
  }
  const chooser = (label: Word) => (
    <FileButton accept=".csv" onFiles={([file]) => choose(file)}>
      <Icon of={Upload} small />
      {t(label)}
    </FileButton>
  )

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && close()}
      title={t(words.title)}
      size="lg"
      actions={
        outcome?.isWhole ? (
          <Button onClick={onClose}>{t(words.close)}</Button>
        ) : read && isReady && read.foods.length > 0 ? (
          <>
            <Button busy={progress !== null} busyText={t(words.importing)} onClick={add}>
              {t(outcome ? words.again : words.start(read.foods.length))}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t(words.cancel)}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="grid gap-5 pt-1">
        {!chosen && (
          <>
            <p className="max-w-prose">{t(words.text)}</p>
            <div className="flex flex-wrap gap-2.5">
              {chooser(words.choose)}
              <Button
                variant="quiet"
                onClick={() => saveFile('nabta-foods.csv', new Blob([csvOf(exampleRows(language))], csvType))}
              >
                <Icon of={Download} small />
                {t(words.example)}
              </Button>
            </div>
            <div>
              <p className="text-xs">{t(words.limits)}</p>
              <FaultLine>{fault && t(fault)}</FaultLine>
            </div>
          </>
        )}
        {chosen && read && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3
                ref={heading}
                tabIndex={-1}
                className="min-w-0 text-md font-semibold wrap-anywhere text-ink"
              >
                {t(words.file(chosen.name, chosen.file.rows.length))}
              </h3>
              {!progress && !outcome && chooser(words.chooseOther)}
            </div>
            {progress && (
              <div className="grid gap-1.5">
                <Progress
                  label={t(words.importing)}
                  percent={Math.round((progress.done / progress.all) * 100)}
                />
                <p>
                  {t(
                    words.progress(writeNumber(language, progress.done), writeNumber(language, progress.all)),
                  )}
                </p>
              </div>
            )}
            <div role="status" className="empty:hidden">
              {outcome && <ImportOutcome outcome={outcome} read={read} file={chosen.file} />}
            </div>
            {!outcome && !progress && (
              <ImportPreview
                file={chosen.file}
                columns={chosen.columns}
                read={read}
                onColumns={(columns) => setChosen({ ...chosen, columns })}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

const csvType = { type: 'text/csv;charset=utf-8' }

function faultOf(file: File): Word | null {
  const fault = csvFileFault(file, mostFoodFileBytes)
  if (fault === 'type') return words.wrongType
  if (fault === 'empty') return files.empty
  if (fault === null) return null
  return {
    en: words.tooLarge(writeSize('en', file.size)).en,
    ar: words.tooLarge(writeSize('ar', file.size)).ar,
  }
}
