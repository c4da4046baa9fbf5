import { Upload } from 'lucide-react'
import { useState } from 'react'
import { type ImportReport, importMeasures, importTypes, mostImportBytes } from '#contract/health/exchange.ts'
import { writeNumber } from '#copy/dates.ts'
import { files } from '#copy/files.ts'
import { lineFaultWords, exchange as words } from '#copy/health/exchange.ts'
import type { Word } from '#copy/word.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { csvFileFault } from '#web/lib/csv-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { useSending } from './use-sending.ts'

/** Imports measures from a file, and shows the outcome of its lines. */
export function ImportMeasures({ mayStore }: { mayStore: () => boolean }) {
  const t = useWords()
  const sending = useSending()
  const [report, setReport] = useState<ImportReport | null>(null)
  const [fault, setFault] = useState<Word | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    const wrong = faultOf(file)
    setReport(null)
    setFault(wrong)
    if (wrong) return
    const asCsv = new Blob([file], { type: importTypes[0] })
    const answer = await sending.send((onProgress) => sendFile(importMeasures, {}, asCsv, { onProgress }))
    if (!answer) return
    setReport(answer)
    refreshReads(importMeasures)
  }
  return (
    <SettingsSection title={t(words.import.title)} text={t(words.import.text)}>
      <p className="mb-4">
        <code dir="ltr" className="text-sm">
          date, kind, value, unit
        </code>
      </p>
      <FileButton accept=".csv" mayOpen={mayStore} onFiles={([file]) => send(file)}>
        <Icon of={Upload} small />
        {t(words.import.choose)}
      </FileButton>
      {sending.percent !== null && (
        <Progress label={t(words.import.sending)} percent={sending.percent} className="mt-4" />
      )}
      <FaultLine>{fault ? t(fault) : sending.fault !== null && t(wordsOfRefusal(sending.fault))}</FaultLine>
      <div role="status">{report && <ImportOutcome report={report} />}</div>
    </SettingsSection>
  )
}

export function ImportOutcome({ report: { added, known, refused, lines } }: { report: ImportReport }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="mt-4 grid gap-1 text-sm">
      <p className="font-semibold">{t(words.import.done)}</p>
      <p>{t(words.import.added(added))}</p>
      {known > 0 && <p className="text-ink-soft">{t(words.import.known(known))}</p>}
      {refused > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-medium">{t(words.import.refused(refused))}</summary>
          <ul className="grid gap-1 text-ink-soft">
            {lines.map(({ line, code }) => (
              <li key={line}>{t(words.import.line(writeNumber(language, line), lineFaultWords[code]))}</li>
            ))}
          </ul>
          {refused > lines.length && <p className="mt-2">{t(words.import.firstOnly)}</p>}
        </details>
      )}
    </div>
  )
}

function faultOf(file: File): Word | null {
  const fault = csvFileFault(file, mostImportBytes)
  if (fault === 'type') return words.import.wrongType
  if (fault === 'empty') return files.empty
  if (fault === null) return null
  return {
    en: files.tooLarge(writeSize('en', file.size)).en,
    ar: files.tooLarge(writeSize('ar', file.size)).ar,
  }
}
