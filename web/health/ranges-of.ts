import { type HealthyRange, healthyRange, type RangeContext } from '#contract/health/healthy-range.ts'
import { type GlucoseMoment, glucoseMoments, type MeasureKind } from '#contract/health/kinds.ts'
import type { SeriesPoint } from '#contract/health/measures.ts'

export type DrawnRange = { range: HealthyRange; moments: readonly GlucoseMoment[] }

/** The healthy ranges for a chart; for glucose one for each moment of the day among its points. */
export function rangesOf(
  kind: MeasureKind,
  about: RangeContext,
  moment: GlucoseMoment | 'every',
  points: readonly Pick<SeriesPoint, 'glucoseMoment'>[],
): DrawnRange[] {
  if (kind !== 'glucose' || moment !== 'every') {
    const range = healthyRange(kind, about, moment === 'every' ? undefined : moment)
    return range ? [{ range, moments: [] }] : []
  }
  const drawn: DrawnRange[] = []
  for (const each of glucoseMoments) {
    const range = points.some(({ glucoseMoment }) => glucoseMoment === each)
      ? healthyRange(kind, about, each)
      : null
    if (!range) continue
    const same = drawn.find((other) => other.range.least === range.least && other.range.most === range.most)
    if (same) drawn.splice(drawn.indexOf(same), 1, { range, moments: [...same.moments, each] })
    else drawn.push({ range, moments: [each] })
  }
  return drawn
}
