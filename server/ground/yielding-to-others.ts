import { setImmediate as pause } from 'node:timers/promises'

/** The most milliseconds of work before other work gets a turn. */
const most = 5

/**
 * Runs long work in slices, so that requests are answered in between: the generator yields wherever it may be
 * interrupted. Only one slice of all such work runs at a time.
 */
export async function yieldingToOthers(work: Iterator<void>): Promise<void> {
  do await turn()
  while (!isDoneAfterSlice(work))
}

/** The same for a list of items, of which there may be thousands. */
export async function mapYielding<Given, Made>(
  all: readonly Given[],
  each: (one: Given) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  await yieldingToOthers(
    (function* () {
      for (const one of all) {
        made.push(each(one))
        yield
      }
    })(),
  )
  return made
}

function isDoneAfterSlice(work: Iterator<void>): boolean {
  const end = performance.now() + most
  while (!work.next().done) if (performance.now() >= end) return false
  return true
}

let line: Promise<unknown> = Promise.resolve()

function turn(): Promise<unknown> {
  line = line.then(() => pause())
  return line
}
