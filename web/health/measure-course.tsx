import { useState } from 'react'
import { glucoseLineOf, glucoseLines } from '#contract/health/glucose-lines.ts'
import type { Goal } from '#contract/health/goals.ts'
import { healthyRange, type RangeContext, rangeSources } from '#contract/health/healthy-range.ts'
import {
  type GlucoseMoment,
  glucoseMoments,
  kinds,
  type MeasureKind,
  toShown,
  type Unit,
} from '#contract/health/kinds.ts'
import type { Series } from '#contract/health/measures.ts'
import { movingTrend } from '#contract/health/trend.ts'
import { writeNumber } from '#copy/dates.ts'
import { course, glucoseLineWords, legend, ranges } from '#copy/health/course.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Chart, type ChartProps, chartRoomClass } from '#web/ui/chart/chart.tsx'
import { ChartKey as Key } from '#web/ui/chart/chart-key.tsx'
import { type DrawnValues, valueExtent } from '#web/ui/chart/value-extent.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { courseOf, type Reader } from './course-of.ts'
import { type DrawnRange, rangesOf } from './ranges-of.ts'
import { type Span, spans, useSeries } from './use-series.ts'
import { writeWhen } from './write-on.ts'

type MeasureCourseProps = {
  kind: MeasureKind
  unit: Unit
  about: RangeContext
  goal?: Goal | undefined
  lastAppointmentAt?: string | null | undefined
  /** The patient, if a dietitian reads it. */
  patient?: string | undefined
}

/** One kind over time: sentences, the chart, and its legend. Read-only. */
export function MeasureCourse(props: MeasureCourseProps) {
  const { kind, patient } = props
  const t = useWords()
  const [span, setSpan] = useState<Span>('quarter')
  const [moment, setMoment] = useState<GlucoseMoment | 'every'>('every')
  const read = useSeries(kind, {
    span,
    ...(moment !== 'every' && { glucoseMoment: moment }),
    ...(patient && { patient }),
  })
  const { from } = read

  return (
    <div className="grid min-w-0 gap-5">
      <Read of={read} failed={course.failed} waiting={<CourseSkeleton />} bare>
        {(data) => <DrawnCourse {...props} series={data} from={from} moment={moment} />}
      </Read>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <ChoiceChips
          kind="one"
          legend={t(ranges.label)}
          name={`span-${kind}`}
          options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: t(ranges[value]) }))}
          value={[span]}
          onChange={([chosen]) => chosen && setSpan(chosen)}
        />
        {kind === 'glucose' && (
          <ChoiceChips
            kind="one"
            legend={t(ranges.moment)}
            name="glucose-moment"
            options={[
              { value: 'every' as const, label: t(ranges.all) },
              ...glucoseMoments
                .filter((each) => each !== 'any')
                .map((value) => ({ value, label: t(glucoseMomentWords[value]) })),
            ]}
            value={[moment]}
            onChange={([chosen]) => chosen && setMoment(chosen)}
          />
        )}
      </div>
    </div>
  )
}

const CourseSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="w-80 max-w-full text-md" />
    <Skeleton className="w-56 max-w-full text-sm" />
    <Skeleton shape="block" className={chartRoomClass} />
  </SkeletonGroup>
)

type DrawnCourseProps = MeasureCourseProps & {
  series: Series
  from: string | undefined
  moment: GlucoseMoment | 'every'
}

function DrawnCourse({ series, from, moment, ...props }: DrawnCourseProps) {
  const { kind, unit, about, goal, lastAppointmentAt, patient } = props
  const t = useWords()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const reader: Reader = patient ? 'dietitian' : 'owner'
  const { points } = series
  const range = healthyRange(kind, about, points.at(-1)?.glucoseMoment ?? 'any')
  const sentences = courseOf(series, { language, unit, reader, now, goal, range, lastAppointmentAt })
  const [lead, ...rest] = sentences
  const all = lineOf(series, unit)
  const split = kind === 'glucose' && moment === 'every' ? splitGlucose(series, unit) : null
  const shown = split ?? drawnOf(series, unit)
  const trend = hasTrend.has(kind) && points.length > 4 ? trendOf(series, unit) : null
  const shape = kinds[kind].isDaily ? 'bars' : 'line'
  const goalShown = goal && !goal.isUnreadable ? toShown(kind, goal.target, unit) : undefined
  const ranges = rangesSeen(kind, rangesOf(kind, about, moment, points), unit, {
    series: shown,
    trend: trend ?? undefined,
    goal: goalShown,
    shape,
  })
  const start = from ? Date.parse(from) : (all[0]?.at ?? now.getTime() - month)
  const marks =
    lastAppointmentAt && Date.parse(lastAppointmentAt) >= start ? [Date.parse(lastAppointmentAt)] : []

  return (
    <div className="min-w-0">
      {lead && <p className="text-md font-semibold text-ink">{t(lead)}</p>}
      {rest.map((sentence) => (
        <p key={sentence.en} className="mt-0.5 text-sm text-ink-soft">
          {t(sentence)}
        </p>
      ))}
      {series.unreadable > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{t(course.unreadable(series.unreadable))}</p>
      )}
      {points.length > 0 && (
        <div className="mt-5">
          <Chart
            label={[course.chart(kindWords[kind].name), ...sentences].map(t).join(' ')}
            walkLabel={t(course.walk(kindWords[kind].name))}
            series={shown}
            walked={split ? all : undefined}
            from={Math.min(start, all[0]?.at ?? start)}
            to={Math.max(now.getTime(), all.at(-1)?.at ?? 0)}
            shape={shape}
            {...withRanges(kind, ranges, unit)}
            goal={goalShown}
            trend={trend ?? undefined}
            marks={marks}
            writeValue={(value) => writeNumber(language, value)}
            writePoint={(place) => {
              const point = points[place]
              return point
                ? `${writeQuantity(language, kind, point, unit)} · ${writeWhen(language, new Date(point.at))}`
                : ''
            }}
          />
          <Legend
            {...props}
            ranges={ranges}
            isSplit={split !== null}
            hasTrend={trend !== null}
            hasGoal={goalShown !== undefined}
            hasMark={marks.length > 0}
          />
        </div>
      )}
    </div>
  )
}

const month = 31 * 86_400_000

const hasTrend = new Set<MeasureKind>(['weight', 'waist', 'hip', 'body_fat', 'muscle', 'visceral_fat'])

/** The points in the displayed unit; for a pair both lines. */
function drawnOf(series: Series, unit: Unit) {
  return kinds[series.kind].second
    ? [lineOf(series, unit), lineOf(series, unit, ({ value, second }) => second ?? value)]
    : [lineOf(series, unit)]
}

const lineOf = (
  { kind, points }: Pick<Series, 'kind' | 'points'>,
  unit: Unit,
  pick: (point: Series['points'][number]) => number = ({ value }) => value,
) => points.map((point) => ({ at: Date.parse(point.at), value: toShown(kind, pick(point), unit) }))

/** Null unless there are values of both. */
function splitGlucose({ kind, points }: Series, unit: Unit) {
  const lines = glucoseLines.map((line) => points.filter((point) => glucoseLineOf(point) === line))
  return lines.every((line) => line.length > 0)
    ? lines.map((line) => lineOf({ kind, points: line }, unit))
    : null
}

const trendOf = ({ kind, points }: Series, unit: Unit) =>
  movingTrend(points).map(({ at, value }) => ({ at, value: toShown(kind, value, unit) }))

/**
 * For a pair only the upper limits of both values are drawn: the area below the upper one says nothing about the lower
 * value. Several ranges are drawn as lines, since their bands would overlap.
 */
function withRanges(
  kind: MeasureKind,
  ranges: readonly DrawnRange[],
  unit: Unit,
): Pick<ChartProps, 'band' | 'limits'> {
  const shown = (value: number | null) => (value === null ? undefined : toShown(kind, value, unit))
  const [only] = ranges
  if (!only) return {}
  const { least, most, second } = only.range
  if (second) return { limits: [most, second.most].flatMap((value) => shown(value) ?? []) }
  if (ranges.length === 1) return { band: { low: shown(least), high: shown(most) } }
  const ends = ranges.flatMap(({ range }) => [range.least, range.most]).flatMap((end) => shown(end) ?? [])
  return { limits: [...new Set(ends)] }
}

/** A band that is out of sight is left out of the legend too. Limits are always in sight. */
function rangesSeen(
  kind: MeasureKind,
  ranges: readonly DrawnRange[],
  unit: Unit,
  drawn: DrawnValues,
): readonly DrawnRange[] {
  const { band } = withRanges(kind, ranges, unit)
  if (!band) return ranges
  const [low, high] = valueExtent(drawn)
  return (band.low ?? low) < high && (band.high ?? high) > low ? ranges : []
}

type LegendProps = Omit<MeasureCourseProps, 'goal'> & {
  ranges: readonly DrawnRange[]
  hasTrend: boolean
  /** Glucose before and after food are lines of their own. */
  isSplit: boolean
  hasGoal: boolean
  hasMark: boolean
}

function Legend({ kind, unit, patient, ranges, hasTrend, isSplit, hasGoal, hasMark }: LegendProps) {
  const t = useWords()
  const language = useLanguage()
  const write = (value: number, second?: number | null) =>
    writeQuantity(language, kind, { value, second }, unit)
  const textOf = ({ least, most, second }: DrawnRange['range']) =>
    least !== null && most !== null
      ? legend.between(write(least), write(most))
      : most !== null
        ? legend.below(write(most, second?.most))
        : legend.from(write(least ?? 0))
  const key = ({ range, moments }: DrawnRange) => {
    const words = legend.range(t(textOf(range)), rangeSources[range.source])
    if (moments.length === 0) return t(words)
    const named = moments.map((moment) => t(glucoseMomentWords[moment])).join(t(parts.comma))
    return `${named}: ${t(words)}`
  }
  return (
    <div className="mt-3 text-xs text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {kinds[kind].second && (
          <>
            <Key of="first">{t(legend.upper)}</Key>
            <Key of="second">{t(legend.lower)}</Key>
          </>
        )}
        {isSplit && (
          <>
            <Key of="first">{t(glucoseLineWords.fasting)}</Key>
            <Key of="second">{t(glucoseLineWords.after)}</Key>
          </>
        )}
        {hasTrend && <Key of="trend">{t(legend.trend)}</Key>}
        {hasGoal && <Key of="goal">{t(legend.goal)}</Key>}
        {hasMark && <Key of="mark">{t(legend.appointment)}</Key>}
        {ranges.map((drawn) => (
          <Key key={key(drawn)} of={drawn.range.second || ranges.length > 1 ? 'limit' : 'band'}>
            {key(drawn)}
          </Key>
        ))}
      </ul>
      {ranges.length > 0 && <p className="mt-1">{t(legend.notDiagnosis[patient ? 'dietitian' : 'owner'])}</p>}
    </div>
  )
}
