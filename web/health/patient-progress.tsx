import { ClipboardPlus, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { listPatientGoals } from '#contract/health/goals.ts'
import {
  defaultUnits,
  diaryGroups,
  groupOf,
  healthGroups,
  type MeasureKind,
  measureKinds,
  unitFor,
} from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { listPatientMeasures, readPatientHealth, readPatientLatest } from '#contract/health/patients.ts'
import { visitKinds } from '#contract/health/visit.ts'
import type { OutputOf } from '#contract/route.ts'
import { bodyRatios } from '#copy/health/body-ratios.ts'
import { course } from '#copy/health/course.ts'
import { danger as dangerWords } from '#copy/health/danger.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { table } from '#copy/health/measure-table.ts'
import { measureVisit as visitWords } from '#copy/health/measure-visit.ts'
import { patientProgress as words } from '#copy/health/patient-progress.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { recordWords } from '#copy/patients/record.ts'
import { parts } from '#copy/portal/parts.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { DangerFlag } from './danger-flag.tsx'
import { MeasureCourse } from './measure-course.tsx'
import { MeasureTable } from './measure-table.tsx'
import { PatientDiary } from './patient-diary.tsx'
import { AskAccess } from './sharing/ask-access.tsx'
import { BodyRatios, bodyFiguresOf } from './visit/body-ratios.tsx'
import { writeWhen } from './write-on.ts'

type PatientProgressProps = {
  patient: string
  /** The end of the last appointment with this dietitian, for 'since then'. */
  lastAppointmentAt?: string | null | undefined
}

/**
 * The shared parts of a patient's record, for their dietitian. Only what is shown is read, since every read is listed
 * for the patient.
 */
export function PatientProgress(props: PatientProgressProps) {
  const { patient } = props
  const read = useRead(readPatientHealth, { patient })
  return (
    <Read of={read} failed={course.failed} waiting={<ProgressSkeleton />} bare>
      {(health) => <Shared {...props} health={health} />}
    </Read>
  )
}

const ProgressSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="w-72 max-w-full text-md" />
    <Skeleton shape="block" className="h-72" />
  </SkeletonGroup>
)

type Health = OutputOf<typeof readPatientHealth>
type SharedProps = PatientProgressProps & { health: Health }

function Shared({ patient, health, lastAppointmentAt }: SharedProps) {
  const t = useWords()
  const { groups } = health
  const withheld = healthGroups.filter((group) => !groups.includes(group))
  if (!groups.some((group) => group !== 'answers'))
    return (
      <Card flush>
        <EmptyState
          title={t(words.empty)}
          description={t(words.notShared)}
          action={<AskAccess patient={patient} withheld={withheld} askedAt={health.askedAt} />}
        />
      </Card>
    )
  const told = [...diaryGroups, 'reports' as const].filter((group) => groups.includes(group))
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Measures patient={patient} health={health} lastAppointmentAt={lastAppointmentAt} />
        {told.length > 0 && <PatientDiary patient={patient} groups={told} health={health} />}
      </div>
      <div className="grid justify-items-start gap-3 text-xs text-ink-faint">
        {withheld.length > 0 && (
          <>
            <p>
              {t(words.withheld(withheld.map((group) => t(healthGroupWords[group])).join(t(parts.comma))))}
            </p>
            <AskAccess patient={patient} withheld={withheld} askedAt={health.askedAt} />
          </>
        )}
        <p>{t(recordWords.seen)}</p>
      </div>
    </div>
  )
}

const loadDialog = async () => (await import('./record-for-patient.tsx')).RecordForPatient
const loadVisit = async () => (await import('./visit/visit-dialog.tsx')).VisitDialog

function Measures({ patient, health, lastAppointmentAt }: SharedProps) {
  const t = useWords()
  const titleId = useId()
  const [chosen, setChosen] = useState<MeasureKind>()
  const [isRecording, setRecording] = useState(false)
  const [RecordForPatient, fetchDialog] = useFetchedPart(loadDialog)
  const [isVisiting, setVisiting] = useState(false)
  const [VisitDialog, fetchVisit] = useFetchedPart(loadVisit)
  const kinds = measureKinds.filter((kind) => health.kinds.includes(kind))
  const recordable = measureKinds.filter((kind) => health.groups.includes(groupOf(kind)))
  const kind = chosen && kinds.includes(chosen) ? chosen : kinds[0]
  const record = async () => {
    if (await fetchDialog()) setRecording(true)
  }
  const measureVisit = async () => {
    if (await fetchVisit()) setVisiting(true)
  }
  const isMeasurable = visitKinds.some((each) => recordable.includes(each))
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} className="text-md font-semibold">
          {t(words.measures)}
        </h3>
        {recordable.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {isMeasurable && (
              <Button size="sm" aria-haspopup="dialog" onClick={measureVisit}>
                <Icon of={ClipboardPlus} small />
                {t(visitWords.open)}
              </Button>
            )}
            <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={record}>
              {t(words.record)}
            </Button>
          </div>
        )}
      </div>
      <Dangers dangers={health.dangers} onShow={setChosen} />
      {kinds.length > 1 && (
        <ChoiceChips
          kind="one"
          legend={<span className="sr-only">{t(words.kind)}</span>}
          name="progress-kind"
          options={kinds.map((value) => ({ value, label: t(kindWords[value].name) }))}
          value={kind ? [kind] : []}
          onChange={([next]) => setChosen(next)}
        />
      )}
      {kind ? (
        <OneKind
          key={kind}
          kind={kind}
          patient={patient}
          health={health}
          lastAppointmentAt={lastAppointmentAt}
        />
      ) : (
        <Card>
          <p className="text-sm text-ink-soft">
            {t(recordable.length > 0 ? words.nothingYet : words.notShared)}
          </p>
        </Card>
      )}
      {isVisiting && VisitDialog && (
        <VisitDialog
          patient={patient}
          groups={health.groups}
          onSaved={() => setChosen(undefined)}
          onClose={() => setVisiting(false)}
        />
      )}
      {isRecording && RecordForPatient && (
        <RecordForPatient
          patient={patient}
          kinds={recordable}
          kind={kind}
          onRecorded={setChosen}
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  )
}

type DangersProps = { dangers: Health['dangers']; onShow: (kind: MeasureKind) => void }

/** Above everything else, since the first chart may be of another kind. */
function Dangers({ dangers, onShow }: DangersProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { toDietitian } = dangerWords
  if (dangers.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-card border-2 border-danger bg-surface p-4">
      <h4 id={titleId} className="text-md font-semibold text-danger-ink">
        {t(toDietitian.title)}
      </h4>
      <ul className="mt-2 grid gap-2">
        {dangers.map((measure) => (
          <li key={measure.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-medium">
                {t(kindWords[measure.kind].name)}:{' '}
                {writeQuantity(language, measure.kind, measure, unitFor(measure.kind, defaultUnits))}
              </span>
              <span className="block text-xs text-ink-soft">
                {[
                  measure.glucoseMoment &&
                    measure.glucoseMoment !== 'any' &&
                    t(glucoseMomentWords[measure.glucoseMoment]),
                  writeWhen(language, new Date(measure.takenAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <DangerFlag reading={measure} />
            <Button size="sm" variant="secondary" onClick={() => onShow(measure.kind)}>
              {t(toDietitian.show(kindWords[measure.kind].name.en, kindWords[measure.kind].name.ar))}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">{t(toDietitian.text)}</p>
    </section>
  )
}

const loadEntry = async () => (await import('./entry-dialog.tsx')).EntryDialog

type OneKindProps = SharedProps & { kind: MeasureKind }

/** What the shared measures of the body amount to; shown with the kinds that it is computed from. */
function Ratios({ patient }: { patient: string }) {
  const t = useWords()
  const { data } = useRead(readPatientLatest, { patient, group: 'body' })
  const figures = data && bodyFiguresOf(data.latest)
  if (!figures?.weight && !figures?.waist) return null
  return (
    <section aria-label={t(bodyRatios.title)} className="rounded-card bg-sunken p-4">
      <BodyRatios {...figures} />
    </section>
  )
}

const bodily = new Set<MeasureKind>(['weight', 'height', 'waist', 'hip'])

function OneKind({ patient, kind, health, lastAppointmentAt }: OneKindProps) {
  const t = useWords()
  const titleId = useId()
  const language = useLanguage()
  const [correcting, setCorrecting] = useState<Measure | null>(null)
  const [EntryDialog, fetchEntry] = useFetchedPart(loadEntry)
  const edit = async (measure: Measure) => {
    if (await fetchEntry()) setCorrecting(measure)
  }
  const unit = unitFor(kind, defaultUnits)
  const measures = useReadRows(listPatientMeasures, { patient, kind }, 'measures')
  const goals = useRead(listPatientGoals, { patient, kind }, { isLive: false }).data?.goals
  // The healthy range of a weight depends on the height, which is shared with it.
  const needsHeight = kind === 'weight' && health.kinds.includes('height')
  const height = useRead(readPatientLatest, { patient, kind: 'height' }, { enabled: needsHeight })
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-6">
      <h4 id={titleId} className="text-lg font-semibold">
        {t(kindWords[kind].name)}
      </h4>
      {bodily.has(kind) && <Ratios patient={patient} />}
      <MeasureCourse
        kind={kind}
        unit={unit}
        patient={patient}
        about={{ sex: health.about.sex, heightCm: height.data?.latest[0]?.measure.value ?? null }}
        goal={goals?.find(({ state }) => state === 'agreed')}
        lastAppointmentAt={lastAppointmentAt}
      />
      <MeasureTable
        kind={kind}
        unit={unit}
        of={measures}
        reader="dietitian"
        actions={(measure) => {
          if (measure.source !== 'dietitian' || measure.measuredBy?.is !== 'reader' || measure.isUnreadable)
            return null
          const what = `${writeQuantity(language, kind, measure, unit)}, ${writeWhen(language, new Date(measure.takenAt))}`
          return <IconButton label={t(table.edit(what))} icon={Pencil} onClick={() => edit(measure)} />
        }}
      />
      {correcting && EntryDialog && (
        <EntryDialog
          kind={kind}
          units={defaultUnits}
          measure={correcting}
          of={{ patient, clientId: correcting.id, onRecorded: () => {} }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Card>
  )
}
