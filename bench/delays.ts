/** An action whose end-to-end time is measured, one run at a time, beside a floor that nothing can undercut. */
export type Delay = {
  name: string
  /** Describes the floor in the table. */
  floorName: string
  ours: () => Promise<number>
  floor: () => Promise<number>
  count: number
  /** Its highest allowed ratio to the floor. */
  mostRatio: Spread
}

export type Spread = { p50: number; p99: number }
export type Timed = { delay: Delay; ours: Spread; floor: Spread; over: boolean }

/** Runs both sides in turn, so that any other load on the machine affects both. */
export async function timeDelay(delay: Delay): Promise<Timed> {
  const times: [ours: number, floor: number][] = []
  for (let left = delay.count * 1.5; left > 0; left--) times.push([await delay.ours(), await delay.floor()])
  const counted = times.slice(-delay.count)
  const [ours, floor] = [spreadOf(counted.map(([mine]) => mine)), spreadOf(counted.map(([, least]) => least))]
  const isOver = (part: keyof Spread) => ours[part] > delay.mostRatio[part] * floor[part]
  return { delay, ours, floor, over: isOver('p50') || isOver('p99') }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
