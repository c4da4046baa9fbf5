import { isAlive } from './processes.ts'
import type { Product } from './product.ts'

/** The actions and observations of a drill. `faults` are the broken promises, one sentence each. */
export type Outcome = {
  acknowledged: number
  survived: number
  seen: string
  faults: string[]
}

export type Drill = {
  name: string
  /** The product's promise that is tested here. */
  promise: string
  /** Runs in an empty folder; some drills repeat their accident `rounds` times. */
  run(folder: string, rounds: number): Promise<Outcome | { skipped: string }>
}

/** Returns the faults whose condition does not hold. */
export const unless = (...promises: [boolean, string][]): string[] =>
  promises.filter(([held]) => !held).map(([, fault]) => fault)

export const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1_000).toFixed(1)} s` : 'never'

/** For a server that should have survived: reports the last line that it wrote. */
export const stillAlive = ({ pid, said }: Product): [boolean, string] => [
  isAlive(pid),
  `the server died; it wrote: ${said().trim().slice(0, 1_000)}`,
]
