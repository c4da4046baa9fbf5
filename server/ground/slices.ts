import { setImmediate as pause } from 'node:timers/promises'

/** Milliseconds at a stretch; everybody else has a turn then. */
const most = 5

/**
 * Long work, cut so that others are answered in between: a generator that yields wherever it may be interrupted. Of all that
 * is cut like this one slice runs at a time.
 */
export async function inSlices(work: Iterator<void>): Promise<void> {
  do await turn()
  while (!isDoneAfterSlice(work))
}

/** The same for one thing after another, of which there may be thousands. */
export async function mapInSlices<Given, Made>(
  all: readonly Given[],
  each: (one: Given) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  await inSlices(
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
