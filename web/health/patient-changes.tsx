import { useId } from 'react'
import {
  changeShown,
  defaultUnits,
  type GlucoseMoment,
  kinds,
  type MeasureKind,
  unitFor,
} from '#contract/health/kinds.ts'
import { readPatientHealth, readPatientLatest, readPatientSeries } from '#contract/health/patients.ts'
import { changeSince } from '#contract/health/trend.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DangerFlag } from './danger-flag.tsx'
import { writeOn } from './write-on.ts'

const words = recordWords.changes

type Since = { patient: string; since: string | null }

/** The shared measures since the last appointment, or all of them before the first one. */
export function PatientChanges({ patient, since }: Since) {
  const t = useWords()
  const id = useId()
  const health = useRead(readPatientHealth, { patient })
  const read = useLatest(patient, since)
  const failed = [health, read].find(({ error, data }) => error && !data)
  const fresh = read.data?.latest
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(since === null ? words.firstTitle : words.title)}
      </h3>
      {failed ? (
        <FailedRead title={recordWords.failed} read={failed} />
      ) : !fresh || !health.data ? (
        <Skeleton className="mt-4 w-64 max-w-full text-md" />
      ) : health.data.groups.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t(recordWords.nothingShared)}</p>
      ) : fresh.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t(since === null ? words.noneYet : words.none)}</p>
      ) : (
        <>
          <dl className="mt-3 divide-y divide-line text-sm">
            {fresh.map(({ measure, dayTotal }) => (
              <Changed
                key={measure.kind}
                patient={patient}
                since={since}
                measure={dayTotal === null ? measure : { ...measure, value: dayTotal }}
              />
            ))}
          </dl>
          <p className="mt-3 text-xs text-ink-faint">{t(recordWords.seen)}</p>
        </>
      )}
    </Card>
  )
}

/** The newest measure of each kind since then. */
const useLatest = (patient: string, since: string | null) =>
  useRead(readPatientLatest, { patient, ...(since !== null && { since }) })

type ChangedProps = Since & {
  measure: {
    kind: MeasureKind
    value: number
    second: number | null
    glucoseMoment: GlucoseMoment | null
    takenAt: string
  }
}

/** The newest value, and the change since the last appointment. Kinds that are summed by day have no change. */
function Changed({ patient, since, measure }: ChangedProps) {
  const t = useWords()
  const language = useLanguage()
  const { kind, takenAt } = measure
  const unit = unitFor(kind, defaultUnits)
  const isCompared =
    since !== null && measure.second === null && !kinds[kind].isDaily && kind !== 'mood' && kind !== 'glucose'
  const from = since === null ? undefined : new Date(Date.parse(since) - month).toISOString()
  const { data } = useRead(
    readPatientSeries,
    { patient, kind, ...(from && { from }) },
    { enabled: isCompared },
  )
  const found = isCompared && data ? changeSince(data.points, new Date(since)) : null
  const change = found && changeShown(kind, found.change, unit)
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
      <dt className="min-w-0 flex-1 basis-32 text-ink-soft">{t(kindWords[kind].name)}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-medium">
        {writeQuantity(language, kind, measure, unit)}
        <DangerFlag reading={measure} />
      </dd>
      <dd className="basis-full text-xs text-ink-faint sm:basis-auto">
        {change === null
          ? writeOn(language, new Date(takenAt))
          : change === 0
            ? t(words.same)
            : t(words[change > 0 ? 'up' : 'down'](writeAmount(language, Math.abs(change), unit)))}
      </dd>
    </div>
  )
}

const month = 30 * 86_400_000

/** What is missing from the record, as list items. */
export function PatientGaps({ patient, since }: Since) {
  const t = useWords()
  const health = useRead(readPatientHealth, { patient })
  const latest = useLatest(patient, since)
  const failed = [health, latest].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <li>
        <FailedLine title={recordWords.failed} read={failed} />
      </li>
    )
  if (!health.data || !latest.data)
    return (
      <li>
        <Skeleton className="w-48 text-sm" />
      </li>
    )
  const { gaps } = recordWords
  const { groups, hasAnswers, openGoals } = health.data
  if (groups.length === 0) return <li>{t(gaps.notShared)}</li>
  return (
    <>
      {since !== null && latest.data.latest.length === 0 && <li>{t(gaps.noMeasures)}</li>}
      {!hasAnswers && <li>{t(gaps.noAnswers)}</li>}
      {openGoals.includes('proposed') ? (
        <li>{t(gaps.waiting)}</li>
      ) : (
        !openGoals.includes('agreed') && <li>{t(gaps.noGoal)}</li>
      )}
    </>
  )
}
