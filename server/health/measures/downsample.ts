import { kinds, type MeasureKind } from '#contract/health/kinds.ts'
import type { SeriesPoint } from '#contract/health/measures.ts'

export type Reading = Pick<SeriesPoint, 'value' | 'second' | 'glucoseMoment'> & {
  at: number
  /** The day in the patient's time zone. */
  day: string
}

/**
 * At most `most` points: daily kinds are summed by day, and if there are too many points, they are averaged over
 * equal spans of time.
 */
export function downsample(kind: MeasureKind, taken: readonly Reading[], most: number): SeriesPoint[] {
  const points = kinds[kind].isDaily ? daily(taken) : taken.map((each) => [each])
  if (points.length <= most) return points.map(merged)
  const [first, last] = [points[0]?.[0]?.at ?? 0, points.at(-1)?.[0]?.at ?? 0]
  const span = (last - first) / most || 1
  const spans = new Map<number, Reading[]>()
  for (const point of points) {
    const summed = sumOf(point)
    const place = Math.min(most - 1, Math.floor((summed.at - first) / span))
    const there = spans.get(place)
    if (there) there.push(summed)
    else spans.set(place, [summed])
  }
  return [...spans.values()].map(mean)

  function merged(point: readonly Reading[]): SeriesPoint {
    const { at, value, second, glucoseMoment } = sumOf(point)
    return { ...point1(at, value, second, glucoseMoment), least: value, most: value, count: point.length }
  }
}

function daily(taken: readonly Reading[]): Reading[][] {
  const days = new Map<string, Reading[]>()
  for (const each of taken) {
    const there = days.get(each.day)
    if (there) there.push(each)
    else days.set(each.day, [each])
  }
  return [...days.values()]
}

/** A single measure is returned unchanged. */
function sumOf(point: readonly Reading[]): Reading {
  const [first] = point
  if (!first) throw new Error('cannot downsample an empty bucket')
  return point.length === 1
    ? first
    : { ...first, value: rounded(point.reduce((sum, { value }) => sum + value, 0)) }
}

function mean(span: readonly Reading[]): SeriesPoint {
  const average = (of: (each: Reading) => number) =>
    rounded(span.reduce((sum, each) => sum + of(each), 0) / span.length)
  const values = span.map(({ value }) => value)
  const moments = new Set(span.map(({ glucoseMoment }) => glucoseMoment))
  const [moment = null] = moments
  return {
    ...point1(
      Math.round(average(({ at }) => at)),
      average(({ value }) => value),
      span.every(({ second }) => second !== null) ? average(({ second }) => second ?? 0) : null,
      moments.size === 1 ? moment : null,
    ),
    least: Math.min(...values),
    most: Math.max(...values),
    count: span.length,
  }
}

const point1 = (
  at: number,
  value: number,
  second: number | null,
  glucoseMoment: SeriesPoint['glucoseMoment'],
) => ({ at: new Date(at).toISOString(), value, second, glucoseMoment })

const rounded = (value: number) => Number(value.toFixed(3))
