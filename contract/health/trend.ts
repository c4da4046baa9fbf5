export type Point = { at: string | Date; value: number }

const day = 86_400_000
const time = ({ at }: Point) => (typeof at === 'string' ? Date.parse(at) : at.getTime())
/** Sorted by time, each timestamp parsed only once. */
const timed = (points: readonly Point[]): Timed[] =>
  points.map((point) => ({ point, at: time(point) })).sort((one, two) => one.at - two.at)
type Timed = { point: Point; at: number }

/** After a gap this long, a trend starts again. */
const longSilence = 60 * day

/** Exponential moving average of irregular measures: earlier values fade with each day. `halfLife` is in days. */
export function movingTrend(points: readonly Point[], halfLife = 7): { at: number; value: number }[] {
  const trend: { at: number; value: number }[] = []
  let before: { at: number; value: number } | null = null
  for (const { point, at } of timed(points)) {
    const value: number =
      before && at - before.at <= longSilence
        ? before.value + (point.value - before.value) * weightOf(at - before.at, halfLife)
        : point.value
    trend.push({ at, value: Math.round(value * 1_000) / 1_000 })
    before = { at, value }
  }
  return trend
}

/** No gap counts as shorter than a quarter of a day, so that measures on the same day still have weight. */
const weightOf = (passed: number, halfLife: number) => 1 - 2 ** (-Math.max(passed / day, 0.25) / halfLife)

/** Change per week, by linear fit over the last `days`; null for fewer than three measures or less than a week. */
export function changePerWeek(points: readonly Point[], now: Date, days = 28): number | null {
  const [from, to] = [now.getTime() - days * day, now.getTime()]
  const recent = points.filter((point) => {
    const at = time(point)
    return at > from && at <= to
  })
  const times = recent.map((point) => time(point) / day)
  if (recent.length < 3 || Math.max(...times) - Math.min(...times) < 7) return null
  const [middle, mean] = [average(times), average(recent.map(({ value }) => value))]
  const above = recent.reduce((sum, { value }, at) => sum + ((times[at] ?? 0) - middle) * (value - mean), 0)
  const below = times.reduce((sum, at) => sum + (at - middle) ** 2, 0)
  return Number(((above / below) * 7).toFixed(3))
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

export type Change = { from: Point; to: Point; change: number; percent: number }

/**
 * The change to the newest measure, from the last one before a moment (at most `days` before it), or else from the
 * first after it. Null without two such measures.
 */
export function changeSince(points: readonly Point[], since: Date, days = 30): Change | null {
  const all = timed(points)
  const moment = since.getTime()
  const last = all.at(-1)
  const before = all.findLast(({ at }) => at <= moment && at > moment - days * day)
  const first = before ?? all.find(({ at }) => at > moment)
  if (!first || !last || first === last || last.at <= moment) return null
  const [from, to] = [first.point, last.point]
  const change = Number((to.value - from.value).toFixed(4))
  return {
    from,
    to,
    change,
    percent: from.value === 0 ? 0 : Number(((change / from.value) * 100).toFixed(1)),
  }
}

/** Progress from start to goal: 0 to 1, and 1 beyond the goal. Null when start and goal are the same. */
export function progressTo(start: number, now: number, target: number): number | null {
  if (start === target) return null
  return Math.min(1, Math.max(0, (now - start) / (target - start)))
}
