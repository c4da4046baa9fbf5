import { useId, useState } from 'react'
import type { DiaryGroup } from '#contract/health/kinds.ts'
import { kindsOfGroup } from '#contract/health/kinds.ts'
import { listPatientDiary, listPatientReports, type readPatientHealth } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientProgress as words } from '#copy/health/patient-progress.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { useRead } from '#web/app/query.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useHasBeenSeen } from '#web/lib/use-has-been-seen.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { DiaryDays } from './diary/diary-days.tsx'
import { ReportRow } from './files/report-row.tsx'

type DiaryPart = DiaryGroup | 'reports'

type PatientDiaryProps = {
  patient: string
  /** The shared parts of the diary. */
  groups: readonly DiaryPart[]
  health: OutputOf<typeof readPatientHealth>
}

/**
 * Meals, medicines or laboratory reports beside the charts, one group at a time. On a phone they are read once they are
 * scrolled to.
 */
export function PatientDiary({ patient, groups, health }: PatientDiaryProps) {
  const t = useWords()
  const titleId = useId()
  const [section, isSeen] = useHasBeenSeen<HTMLElement>()
  const has = (group: DiaryPart) =>
    group === 'reports' ? health.hasReports : kindsOfGroup(group).some((kind) => health.kinds.includes(kind))
  const [chosen, setChosen] = useState<DiaryPart>()
  const group = chosen && groups.includes(chosen) ? chosen : (groups.find(has) ?? groups[0])
  if (!group) return null
  const shown = !has(group) ? (
    <Card>
      <p className="text-sm text-ink-soft">{t(words.none[group])}</p>
    </Card>
  ) : !isSeen ? (
    <Waiting />
  ) : group === 'reports' ? (
    <Reports patient={patient} />
  ) : (
    <Diary key={group} patient={patient} group={group} />
  )
  return (
    <section ref={section} aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <h3 id={titleId} className="flex min-h-9 items-center text-md font-semibold">
        {t(words.diary)}
      </h3>
      <ChoiceChips
        kind="one"
        legend={<span className="sr-only">{t(words.kind)}</span>}
        name="progress-diary"
        options={groups.map((value) => ({ value, label: t(healthGroupWords[value]) }))}
        value={[group]}
        onChange={([next]) => setChosen(next)}
      />
      {shown}
    </section>
  )
}

function Diary({ patient, group }: { patient: string; group: DiaryGroup }) {
  const read = useReadRows(listPatientDiary, { patient, group }, 'entries')
  return (
    <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
      {(entries) => (
        <>
          <DiaryDays entries={entries} as="h4" />
          <ShowMore words={words} pages={read} />
        </>
      )}
    </Read>
  )
}

function Reports({ patient }: { patient: string }) {
  const t = useWords()
  const read = useRead(listPatientReports, { patient })
  return (
    <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
      {({ reports }) => (
        <Card flush className="px-4 py-2 sm:px-6">
          <ul aria-label={t(healthGroupWords.reports)} className="divide-y divide-line">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        </Card>
      )}
    </Read>
  )
}

const Waiting = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="w-40 max-w-full text-sm" />
    <Skeleton shape="block" className="h-32" />
  </SkeletonGroup>
)
