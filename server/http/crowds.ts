import { LockedTooLong } from '#server/data/database-faults.ts'
import { tryAgain } from '#server/data/try-again.ts'
import { openSemaphores } from '#server/semaphore.ts'

/** Somebody else is changing what these people share; it can be done after them. */
export class PeopleLocked extends Error {
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super('others are at it')
    this.name = 'PeopleLocked'
    this.people = people
  }
}

/** Who only looks whether there is anything to wait for, and who waits: both leave the connections of the node to everybody else. */
const tries = openSemaphores(1, 1_000)
const waits = openSemaphores(1, 500)

/**
 * Many at once want something of one person. The first attempt waits for nobody in the database: it is answered, or it
 * ends in `PeopleLocked`. Only then does it stand in line, here in memory, and of those in line one a person asks again.
 */
export async function inCrowd<T>(
  whose: string | undefined,
  attempt: (mayWait: boolean) => Promise<T>,
): Promise<T> {
  const first = () => attempt(false)
  try {
    return await (whose ? tries(whose, first) : first())
  } catch (fault) {
    if (!(fault instanceof PeopleLocked)) throw fault
    // In the same order for all, so that no two wait for each other.
    return [...fault.people].sort().reduceRight<() => Promise<T>>(
      (work, person) => () => waits(person, work),
      () => patiently(() => attempt(true)),
    )()
  }
}

/** What takes long to work out of one person's rows is worked out for two at a time; the others hold no connection. */
export const inLine = openSemaphores(2, 1_000)

/** Whoever is first in line waits three times as long as everybody else does for a lock. */
const patiently = <T>(attempt: () => Promise<T>): Promise<T> =>
  tryAgain(attempt, 2, (fault) => fault instanceof LockedTooLong)
