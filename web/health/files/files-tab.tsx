import { Download, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { exportMeasures } from '#contract/health/exchange.ts'
import { listReports, type Report, removeReport, uploadReport } from '#contract/health/reports.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { exchange } from '#copy/health/exchange.ts'
import { healthFiles as words } from '#copy/health/files.ts'
import type { Word } from '#copy/word.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { acceptedEndings, faultOf, typeOf } from '#web/lib/check-file.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { AskConsent } from '../ask-consent.tsx'
import { HealthSummary } from './health-summary.tsx'
import { ImportAppleHealth } from './import-apple-health.tsx'
import { ImportMeasures } from './import-measures.tsx'
import { ReportRow } from './report-row.tsx'
import { useSending } from './use-sending.ts'

type FilesTabProps = { hasConsent: boolean }

/** Laboratory reports, and import and export of measures. */
export function FilesTab({ hasConsent }: FilesTabProps) {
  const [isAsking, setAsking] = useState(false)
  const mayStore = () => {
    if (!hasConsent) setAsking(true)
    return hasConsent
  }
  return (
    <>
      <SettingsList>
        {hasConsent && <HealthSummary />}
        <Reports mayStore={mayStore} />
        <ImportAppleHealth mayStore={mayStore} />
        <ImportMeasures mayStore={mayStore} />
        <ExportMeasures />
      </SettingsList>
      {isAsking && (
        <AskConsent hasConsent={hasConsent} onClose={() => setAsking(false)}>
          {null}
        </AskConsent>
      )}
    </>
  )
}

type MayStore = { mayStore: () => boolean }

function Reports({ mayStore }: MayStore) {
  const t = useWords()
  const read = useRead(listReports, {})
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  return (
    <SettingsSection title={t(words.reports.title)} text={t(words.reports.text)} titleRef={title}>
      <div className="grid gap-6">
        <Read of={read} failed={words.reports.unread} waiting={<ReportsSkeleton />} bare>
          {({ reports }) =>
            reports.length > 0 ? (
              <ul className="-mt-3 divide-y divide-line">
                {reports.map((report) => (
                  <OwnReport key={report.id} report={report} onRemoved={focusTitle} />
                ))}
              </ul>
            ) : (
              <p className="text-sm text-ink-soft">{t(words.reports.none)}</p>
            )
          }
        </Read>
        <ReportForm mayStore={mayStore} />
      </div>
    </SettingsSection>
  )
}

const ReportsSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="w-64 max-w-full text-sm" />
  </SkeletonGroup>
)

function OwnReport({ report, onRemoved }: { report: Report; onRemoved: () => void }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(removeReport, {
    onDone: () => {
      setAsking(false)
      onRemoved()
    },
  })
  return (
    <ReportRow report={report}>
      <IconButton
        label={t(words.reports.remove(report.name))}
        icon={Trash2}
        onClick={() => setAsking(true)}
      />
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.reports.ask}
        change={remove}
        onConfirm={() => remove.mutate({ id: report.id })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.reports.ask.text)}</p>
      </AskDialog>
    </ReportRow>
  )
}

function ReportForm({ mayStore }: MayStore) {
  const t = useWords()
  const [name, setName] = useState('')
  const [day, setDay] = useState(() => dayOf(new Date(), readerZone()))
  const [faults, setFaults] = useState<{ name?: Word; day?: Word; file?: Word }>({})
  const sending = useSending()
  const input = useRef<HTMLInputElement>(null)

  const isReady = () => {
    const wrong = {
      ...(!name.trim() && { name: words.reports.nameMissing }),
      ...(!/^\d{4}-\d{2}-\d{2}$/.test(day) && { day: words.reports.dayMissing }),
    }
    setFaults(wrong)
    if (wrong.name) input.current?.focus()
    return Object.keys(wrong).length === 0 && mayStore()
  }
  const send = async (file: File | undefined) => {
    if (!file || !isReady()) return
    const wrong = faultOf(file)
    const type = typeOf(file.name)
    if (wrong || !type) return setFaults(wrong ? { file: wrong } : {})
    const asType = new Blob([file], { type })
    const query = { clientId: crypto.randomUUID(), name: name.trim(), file: file.name, reportedOn: day }
    const saved = await sending.send((onProgress) => sendFile(uploadReport, query, asType, { onProgress }))
    if (!saved) return
    setName('')
    showToast({ tone: 'success', title: t(words.reports.saved) })
    refreshReads(uploadReport)
  }

  return (
    <div className="grid gap-4">
      <Field
        label={t(words.reports.name)}
        help={t(words.reports.nameHelp)}
        error={faults.name && t(faults.name)}
      >
        <TextInput
          ref={input}
          value={name}
          dir="auto"
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          className="aligned-with-page"
        />
      </Field>
      <Field label={t(words.reports.day)} isGroup error={faults.day && t(faults.day)}>
        <OwnDateInput value={day} onValue={setDay} />
      </Field>
      <div>
        <FileButton accept={acceptedEndings} mayOpen={isReady} onFiles={([file]) => send(file)}>
          <Icon of={Upload} small />
          {t(words.reports.upload)}
        </FileButton>
      </div>
      {sending.percent !== null && <Progress label={t(words.reports.sending)} percent={sending.percent} />}
      <FaultLine>
        {faults.file ? t(faults.file) : sending.fault !== null && t(wordsOfRefusal(sending.fault))}
      </FaultLine>
    </div>
  )
}

function ExportMeasures() {
  const t = useWords()
  return (
    <SettingsSection title={t(exchange.export.title)} text={t(exchange.export.text)}>
      <a href={exportMeasures.path} download className={buttonClass('secondary')}>
        <Icon of={Download} small />
        {t(exchange.export.csv)}
      </a>
    </SettingsSection>
  )
}
