/** Something whose CPU time is known, and which can be made to do its work so many times. */
export type Side = { cpu(): number; run(count: number): Promise<void> }

export type Row = {
  name: string
  /** In words, for the table. */
  floorName: string
  ours: Side
  floor?: Side
  /** How many times a round. */
  count: number
  /** The kernel counts in hundredths of a second: what costs little is done more often, five times as often unless said. */
  floorCount?: number
  /** How many times before anything is counted; as often as the floor a round, unless said. */
  warmCount?: number
  /** Milliseconds of CPU, as `docs/performance.md` gives them. */
  mostMs?: number
  mostRatio?: number
  /** Milliseconds beyond the floor. */
  mostBeyond?: number
}

export type Measured = { row: Row; ours: number; floor?: number; ratio?: number; over: boolean }

/**
 * Both sides by turns, so that whatever else the machine does befalls both; medians, so that a burst befalls neither.
 * Before that each has done its work as often as the other, since what has run a thousand times is compiled otherwise.
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
