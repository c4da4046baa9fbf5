/** One side of the comparison: its CPU time can be read, and it can repeat its work `count` times. */
export type Side = { cpu(): number; run(count: number): Promise<void> }

export type Row = {
  name: string
  /** Describes the floor in the table. */
  floorName: string
  ours: Side
  floor?: Side
  /** Repetitions per round. */
  count: number
  /**
   * Repetitions of the floor, five times `count` by default: the kernel counts hundredths of a second, so cheap work is
   * done more often.
   */
  floorCount?: number
  /** Repetitions before counting starts; by default as many as the floor's per round. */
  warmCount?: number
  /** The limit in milliseconds of CPU, from `docs/performance.md`. */
  mostMs?: number
  mostRatio?: number
  /** The limit in milliseconds above the floor. */
  mostBeyond?: number
}

export type Measured = { row: Row; ours: number; floor?: number; ratio?: number; over: boolean }

/**
 * Runs both sides in turn, so that any other load affects both, and takes medians, so that a burst affects neither.
 * Both warm up equally often first, because code that has run a thousand times is compiled differently.
 */
export async function measure(row: Row, rounds = 5): Promise<Measured> {
  const { count, floorCount = count * 5, warmCount = row.floor ? floorCount : count } = row
  const sides = [...(row.floor ? [{ side: row.floor, count: floorCount }] : []), { side: row.ours, count }]
  for (const { side } of sides) await side.run(warmCount)
  const costs = sides.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, { side, count }] of sides.entries()) costs[at]?.push(await costOf(side, count))
  }
  const ours = median(costs.at(-1) as number[])
  const floor = row.floor && median(costs[0] as number[])
  const ratio = floor && ours / floor
  const over =
    ours > (row.mostMs ?? Infinity) ||
    (ratio ?? 0) > (row.mostRatio ?? Infinity) ||
    ours - (floor ?? 0) > (row.mostBeyond ?? Infinity)
  return { row, ours, ...(floor && { floor }), ...(ratio && { ratio }), over }
}

async function costOf(side: Side, count: number): Promise<number> {
  const before = side.cpu()
  await side.run(count)
  return (side.cpu() - before) / count
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
