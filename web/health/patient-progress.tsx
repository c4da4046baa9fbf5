import { useId, useState } from 'react'
import { defaultUnits, type MeasureKind, unitFor } from '#contract/health/kinds.ts'
import { listPatientMeasures, readPatientHealth } from '#contract/health/patients.ts'
import { course } from '#copy/health/course.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { patientProgress as words } from '#copy/health/patient-progress.ts'
import { useRead } from '#web/lib/query.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { MeasureCourse } from './measure-course.tsx'
import { MeasureTable } from './measure-table.tsx'

type PatientProgressProps = {
  patient: string
  /** The end of the last appointment with this dietitian, for 'since then'. */
  lastAppointmentAt?: string | null
}

/** What a patient shares of their numbers, one kind at a time, as their dietitian reads it. */
export function PatientProgress({ patient, lastAppointmentAt }: PatientProgressProps) {
  const t = useWords()
  const read = useRead(readPatientHealth, { patient })
  const [chosen, setChosen] = useState<MeasureKind>()
  const { data } = read
  if (!data && read.isError) return <FailedRead title={course.failed} read={read} />
  if (!data)
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="w-72 max-w-full text-md" />
        <Skeleton shape="block" className="h-72" />
      </SkeletonGroup>
    )
  const kinds = data.latest.map(({ measure }) => measure.kind)
  const kind = chosen && kinds.includes(chosen) ? chosen : kinds[0]
  if (!kind)
    return (
      <Card flush>
        <EmptyState
          title={t(words.empty)}
          description={t(data.groups.length === 0 ? words.notShared : words.nothingYet)}
        />
      </Card>
    )
  const height = data.latest.find(({ measure }) => measure.kind === 'height')?.measure.value
  return (
    <div className="grid gap-5">
      {kinds.length > 1 && (
        <ChoiceChips
          kind="one"
          legend={t(words.kind)}
          name="progress-kind"
          options={kinds.map((value) => ({ value, label: t(kindWords[value].name) }))}
          value={[kind]}
          onChange={([next]) => setChosen(next)}
        />
      )}
      <OneKind
        key={kind}
        kind={kind}
        patient={patient}
        about={{ sex: data.about.sex, heightCm: height ?? null }}
        goal={data.goals.find((goal) => goal.kind === kind && goal.state === 'agreed')}
        lastAppointmentAt={lastAppointmentAt}
      />
    </div>
  )
}

type OneKindProps = Omit<Parameters<typeof MeasureCourse>[0], 'unit' | 'patient'> & { patient: string }

function OneKind({ patient, ...props }: OneKindProps) {
  const { kind } = props
  const t = useWords()
  const titleId = useId()
  const unit = unitFor(kind, defaultUnits)
  const pages = useReadPages(listPatientMeasures, { patient, kind })
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-6">
      <h3 id={titleId} className="text-lg font-semibold">
        {t(kindWords[kind].name)}
      </h3>
      <MeasureCourse {...props} unit={unit} patient={patient} />
      <MeasureTable kind={kind} unit={unit} pages={pages} />
    </Card>
  )
}
