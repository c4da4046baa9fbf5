import { isAlive } from './processes.ts'
import type { Product } from './product.ts'

/** What a drill did and saw. `faults` are the promises that were broken, each in a sentence. */
export type Outcome = {
  acknowledged: number
  survived: number
  seen: string
  faults: string[]
}

export type Drill = {
  name: string
  /** What the product promises here. */
  promise: string
  /** Runs on an empty folder; some drills repeat their accident so many times. */
  run(folder: string, rounds: number): Promise<Outcome | { skipped: string }>
}

/** The faults whose condition does not hold. */
export const unless = (...promises: [boolean, string][]): string[] =>
  promises.filter(([held]) => !held).map(([, fault]) => fault)

export const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1_000).toFixed(1)} s` : 'never'

/** For a server that should have lived: what it said last. */
export const stillAlive = ({ pid, said }: Product): [boolean, string] => [
  isAlive(pid),
  `the server died, saying: ${said().trim().slice(0, 1_000)}`,
]
