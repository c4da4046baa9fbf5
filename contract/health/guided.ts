/** Kinds that are measured at home step by step. */
export const guidedKinds = ['weight', 'waist', 'hip', 'blood_pressure'] as const
export type GuidedKind = (typeof guidedKinds)[number]

export type Reading = { value: number; second?: number | null | undefined }

/**
 * Blood pressure: readings one minute apart, a third if two differ by more than 10 mmHg, and the mean of the last two
 * (ESC/ESH 2018, ESH 2023). Everything else: a third if two differ by more than 5 %.
 */
export const guidedRule = {
  version: '2026-11-22',
  differencePercent: 5,
  differencePressure: 10,
  secondsBetween: { weight: 0, waist: 0, hip: 0, blood_pressure: 60 },
} as const satisfies { secondsBetween: Record<GuidedKind, number> } & Record<string, unknown>

/** Whether two readings are too far apart to be averaged. */
export function needsThird(kind: GuidedKind, readings: readonly Reading[]): boolean {
  const [one, two] = readings
  if (!one || !two || readings.length > 2) return false
  if (kind === 'blood_pressure')
    return (
      apart(one.value, two.value) > guidedRule.differencePressure ||
      apart(one.second ?? 0, two.second ?? 0) > guidedRule.differencePressure
    )
  return apart(one.value, two.value) * 100 > guidedRule.differencePercent * Math.min(one.value, two.value)
}

/** Null while readings are missing. */
export function guidedResult(kind: GuidedKind, readings: readonly Reading[]): Reading | null {
  const [one, two, three] = readings
  if (!one || !two || needsThird(kind, readings)) return null
  if (kind === 'blood_pressure') return three ? meanOf(two, three) : meanOf(one, two)
  if (!three) return meanOf(one, two)
  // If pairs are equally close, the later one wins: people measure a second time with more care.
  const pairs = [
    [two, three],
    [one, three],
    [one, two],
  ] as const
  const [closest] = pairs.toSorted(([a, b], [c, d]) => apart(a.value, b.value) - apart(c.value, d.value))
  return closest ? meanOf(...closest) : null
}

const apart = (one: number, two: number) => Math.abs(one - two)

const mean = (one: number, two: number) => Number(((one + two) / 2).toFixed(4))

const meanOf = (one: Reading, two: Reading): Reading => ({
  value: mean(one.value, two.value),
  second: one.second == null || two.second == null ? null : mean(one.second, two.second),
})
