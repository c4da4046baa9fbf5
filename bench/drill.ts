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

export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
