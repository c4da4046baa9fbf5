import { Upload } from 'lucide-react'
import { useState } from 'react'
import {
  type HealthExportPreview,
  healthExportTypes,
  mostHealthExportBytes,
  previewHealthExport,
} from '#contract/health/apple-health.ts'
import { type ImportReport, importMeasures, importTypes } from '#contract/health/exchange.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { files } from '#copy/files.ts'
import { exchange, leftOutWords } from '#copy/health/exchange.ts'
import { kindWords } from '#copy/health/kinds.ts'
import type { Word } from '#copy/word.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { ImportOutcome } from './import-measures.tsx'
import { useSending } from './use-sending.ts'

const words = exchange.apple
/** Ten minutes for the upload, three to read the file, and as long for each of two imports ahead in the queue. */
const patience = 1_200_000

/** Imports the export of a phone: first a preview, then the import once the patient confirms. */
export function ImportAppleHealth({ mayStore }: { mayStore: () => boolean }) {
  const t = useWords()
  const language = useLanguage()
  const sending = useSending()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const [preview, setPreview] = useState<HealthExportPreview | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [fault, setFault] = useState<Word | null>(null)

  const look = async (file: File | undefined) => {
    if (!file) return
    const wrong = faultOf(file)
    setReport(null)
    setPreview(null)
    setFault(wrong)
    if (wrong) return
    const [zip, xml] = healthExportTypes
    const content = new Blob([file], { type: /\.zip$/i.test(file.name) ? zip : xml })
    const found = await sending.send((onProgress) =>
      sendFile(previewHealthExport, {}, content, { onProgress, patience }),
    )
    if (!found) return
    setPreview(found)
    focusTitle()
  }
  const add = async () => {
    if (!preview) return
    const csv = new Blob([preview.csv], { type: importTypes[0] })
    const answer = await sending.send((onProgress) =>
      sendFile(importMeasures, {}, csv, { onProgress, patience }),
    )
    if (!answer) return
    setPreview(null)
    setReport(answer)
    focusTitle()
    refreshReads(importMeasures)
  }

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
      {!preview && (
        <FileButton accept=".zip,.xml" mayOpen={mayStore} onFiles={([file]) => look(file)}>
          <Icon of={Upload} small />
          {t(words.choose)}
        </FileButton>
      )}
      {sending.percent !== null && !preview && (
        <Progress label={t(words.sending)} percent={sending.percent} className="mt-4" />
      )}
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {sending.percent !== null && !preview && t(stageOf(language, sending.percent))}
      </p>
      <FaultLine>{fault ? t(fault) : sending.fault !== null && t(wordsOfRefusal(sending.fault))}</FaultLine>
      {preview && (
        <Found
          preview={preview}
          isAdding={sending.percent !== null}
          onAdd={add}
          onCancel={() => setPreview(null)}
        />
      )}
      <div role="status">{report && <ImportOutcome report={report} />}</div>
    </SettingsSection>
  )
}

/** Announced at each quarter, so that a screen reader does not read a hundred figures. */
function stageOf(language: 'en' | 'ar', percent: number): Word {
  if (percent >= 100) return words.reading
  const quarter = percent - (percent % 25)
  return quarter === 0 ? words.sending : words.sent(writeNumber(language, quarter))
}

type FoundProps = {
  preview: HealthExportPreview
  isAdding: boolean
  onAdd: () => void
  onCancel: () => void
}

function Found({ preview: { kinds, leftOut, csv }, isAdding, onAdd, onCancel }: FoundProps) {
  const t = useWords()
  const language = useLanguage()
  const dayIn = (moment: string) => writeDay(language, dayOf(new Date(moment), readerZone()), 'date')
  return (
    <div className="mt-2 grid gap-4 text-sm">
      <div role="status">
        <p className="font-semibold">{t(words.found)}</p>
        {csv === '' && <p className="mt-1">{t(words.nothing)}</p>}
      </div>
      <dl className="grid gap-3">
        {kinds.map(({ kind, fresh, known, from, to }) => (
          <div key={kind}>
            <dt className="font-medium">{t(kindWords[kind].name)}</dt>
            <dd className="text-ink-soft">
              {t(words.kind(t(fresh > 0 ? words.fresh(fresh) : words.known(known)), dayIn(from), dayIn(to)))}
            </dd>
            {fresh > 0 && known > 0 && <dd className="text-ink-soft">{t(words.known(known))}</dd>}
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-medium">{t(words.leftOut)}</summary>
          <ul className="grid gap-1 text-ink-soft">
            {leftOut.map(({ reason, count }) => (
              <li key={reason}>
                {t(leftOutWords[reason])} ({t(words.records(count))})
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {csv !== '' && (
          <Button busy={isAdding} busyText={t(words.adding)} onClick={onAdd}>
            {t(words.add)}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {t(words.cancel)}
        </Button>
      </div>
    </div>
  )
}

function faultOf({ name, size }: File): Word | null {
  if (!/\.(zip|xml)$/i.test(name)) return words.wrongType
  if (size === 0) return files.empty
  if (size <= mostHealthExportBytes) return null
  const [en, ar] = (['en', 'ar'] as const).map((language) =>
    words.tooLarge(writeSize(language, size), writeSize(language, mostHealthExportBytes)),
  )
  return { en: en?.en ?? '', ar: ar?.ar ?? '' }
}
