export type ChartPoint = { readonly at: number; readonly value: number }

/**
 * Reduces many points to those that are visible at a given width: of each pixel column the first, lowest, highest and
 * last. A line through them covers the same pixels as a line through all.
 */
export function thinOut(
  points: readonly ChartPoint[],
  from: number,
  to: number,
  columns: number,
): readonly ChartPoint[] {
  if (points.length <= columns * 4) return points
  const perColumn = (to - from) / columns
  const kept: ChartPoint[] = []
  let start = 0
  while (start < points.length) {
    const column = Math.floor(((points[start]?.at ?? 0) - from) / perColumn)
    const next = from + (column + 1) * perColumn
    let end = start + 1
    let lowest = start
    let highest = start
    for (; end < points.length && part(points, end, 'at') < next; end++) {
      if (part(points, end, 'value') < part(points, lowest, 'value')) lowest = end
      if (part(points, end, 'value') > part(points, highest, 'value')) highest = end
    }
    const places = new Set([start, Math.min(lowest, highest), Math.max(lowest, highest), end - 1])
    for (const place of places) {
      const point = points[place]
      if (point) kept.push(point)
    }
    start = end
  }
  return kept
}

const part = (points: readonly ChartPoint[], place: number, of: keyof ChartPoint) =>
  points[place]?.[of] ?? Number.NaN

/** The index of the point nearest in time; the points must be in order of time. */
export function nearestTo(points: readonly ChartPoint[], at: number): number {
  let low = 0
  let high = points.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (part(points, middle, 'at') < at) low = middle + 1
    else high = middle
  }
  const before = low > 0 && at - part(points, low - 1, 'at') < part(points, low, 'at') - at
  return before ? low - 1 : low
}
