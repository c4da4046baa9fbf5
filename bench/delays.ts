/** Something whose way from one end to the other is timed, one after the other, beside what nothing can be quicker than. */
export type Delay = {
  name: string
  /** In words, for the table. */
  floorName: string
  ours: () => Promise<number>
  floor: () => Promise<number>
  count: number
  /** How many times its floor it may take. */
  mostRatio: Spread
}

export type Spread = { p50: number; p99: number }
export type Timed = { delay: Delay; ours: Spread; floor: Spread; over: boolean }

/** Both sides by turns, so that whatever else the machine does befalls both. */
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
