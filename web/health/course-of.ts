import { dangerOf, mayBeReached } from '#contract/health/danger.ts'
import { glucoseLineOf, glucoseLines } from '#contract/health/glucose-lines.ts'
import type { Goal } from '#contract/health/goals.ts'
import type { HealthyRange } from '#contract/health/healthy-range.ts'
import { changeShown, kinds, type MeasureKind, type Unit } from '#contract/health/kinds.ts'
import type { Series, SeriesPoint } from '#contract/health/measures.ts'
import { changePerWeek, changeSince } from '#contract/health/trend.ts'
import type { Language } from '#contract/language.ts'
import { course, glucoseLineWords } from '#copy/health/course.ts'
import { kindWords, type Subject } from '#copy/health/kinds.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { writeOn } from './write-on.ts'

/** The reader is the owner of the measures or their dietitian. */
export type Reader = 'owner' | 'dietitian'

export type CourseFacts = {
  language: Language
  unit: Unit
  reader: Reader
  now: Date
  goal?: Goal | undefined
  /** The healthy range at the time of the last measure. */
  range?: HealthyRange | null | undefined
  lastAppointmentAt?: string | null | undefined
}

/** A chart in sentences: the change, the trend, the time span, and the distance to the goal. */
export function courseOf({ kind, points }: Pick<Series, 'kind' | 'points'>, facts: CourseFacts): Word[] {
  const { language, unit, reader, now } = facts
  const last = points.at(-1)
  const [first] = points
  if (!first || !last) return [course.none]
  // Glucose before and after a meal are different things.
  const isMixed = new Set(points.map(({ glucoseMoment }) => glucoseMoment)).size > 1
  if (kind === 'glucose' && isMixed)
    return glucoseLines.flatMap((line) => {
      const those = points.filter((point) => glucoseLineOf(point) === line)
      return those.length > 0 ? [named(glucoseLineWords[line], average(kind, those, facts))] : []
    })
  if (kinds[kind].isDaily || kind === 'mood' || isMixed)
    return [average(kind, points, facts), ...goalOf(kind, last, facts)]
  const write = (point: SeriesPoint) => writeQuantity(language, kind, point, unit)
  const on = (at: string) => writeOn(language, new Date(at), now)
  if (first === last)
    return [course.one(subjectOf(kind, reader), write(last), on(last.at)), ...goalOf(kind, last, facts)]
  return [
    last.second === null
      ? changeOf(kind, first, last, facts)
      : course.pair(subjectOf(kind, reader), write(last), write(first), on(first.at)),
    ...weekly(kind, points, facts),
    ...sinceAppointment(kind, points, facts),
    ...goalOf(kind, last, facts),
  ]
}

function changeOf(
  kind: MeasureKind,
  first: SeriesPoint,
  last: SeriesPoint,
  { language, unit, reader, now }: CourseFacts,
): Word {
  const day = writeOn(language, new Date(first.at), now)
  const change = changeShown(kind, last.value - first.value, unit)
  const amount = writeAmount(language, Math.abs(change), unit)
  if (change === 0) return course.same(subjectOf(kind, reader), day)
  return course[change > 0 ? 'risen' : 'fallen'](subjectOf(kind, reader), amount, day)
}

function weekly(
  kind: MeasureKind,
  points: readonly SeriesPoint[],
  { language, unit, now }: CourseFacts,
): Word[] {
  const perWeek = changePerWeek(points, now)
  // Laboratory values have no weekly pace, and a pair would have two.
  if (perWeek === null || !paced.has(kind)) return []
  const change = changeShown(kind, perWeek, unit)
  const amount = writeAmount(language, Math.abs(change), unit)
  return [change === 0 ? course.weekly.even : course.weekly[change > 0 ? 'up' : 'down'](amount)]
}

const paced = new Set<MeasureKind>(['weight', 'waist', 'hip', 'body_fat', 'muscle'])

function sinceAppointment(
  kind: MeasureKind,
  points: readonly SeriesPoint[],
  { language, unit, now, lastAppointmentAt }: CourseFacts,
): Word[] {
  const found = lastAppointmentAt && changeSince(points, new Date(lastAppointmentAt))
  if (!found || points.at(-1)?.second !== null) return []
  const day = writeOn(language, new Date(lastAppointmentAt), now)
  const change = changeShown(kind, found.change, unit)
  const amount = writeAmount(language, Math.abs(change), unit)
  if (change === 0) return [course.sinceAppointment.same(day)]
  return [course.sinceAppointment[change > 0 ? 'up' : 'down'](amount, day)]
}

function goalOf(
  kind: MeasureKind,
  last: SeriesPoint,
  { language, unit, goal, range = null }: CourseFacts,
): Word[] {
  if (!goal || goal.isUnreadable) return []
  const target = writeQuantity(language, kind, { value: goal.target, second: goal.second }, unit)
  if (kinds[kind].isDaily) return [course.goal.daily(target)]
  const isPraised = mayBeReached({ kind, ...last }, goal, range)
  // Both values of a pair must reach their goals.
  if (goal.second !== null) {
    const isReached = last.value <= goal.target && last.second !== null && last.second <= goal.second
    return [isReached && isPraised ? course.goal.reached(target) : course.goal.of(target)]
  }
  const left = changeShown(kind, goal.target - last.value, unit)
  const isBeyond =
    goal.start !== null &&
    goal.start !== goal.target &&
    Math.sign(goal.target - goal.start) !== Math.sign(left)
  if (left === 0 || isBeyond) return [isPraised ? course.goal.reached(target) : course.goal.of(target)]
  // For a dangerous value 'only 58 to go' would sound like praise too.
  if (dangerOf({ kind, ...last })) return [course.goal.of(target)]
  return [course.goal.left(target, writeAmount(language, Math.abs(left), unit))]
}

function average(kind: MeasureKind, points: readonly SeriesPoint[], { language, unit }: CourseFacts): Word {
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length
  const value = kind === 'steps' || kind === 'water' ? Math.round(mean) : Number(mean.toFixed(1))
  const amount = writeQuantity(language, kind, { value }, unit)
  return kinds[kind].isDaily ? course.daily(amount, points.length) : course.average(amount, points.length)
}

function subjectOf(kind: MeasureKind, reader: Reader): Subject {
  const { name, own, ...verbs } = kindWords[kind]
  return { ...(reader === 'owner' ? own : name), ...verbs }
}

const named = (line: Word, sentence: Word): Word => ({
  en: `${line.en}: ${sentence.en}`,
  ar: `${line.ar}: ${sentence.ar}`,
})
