import { LockedTooLong } from '../data/database-faults.ts'
import { retry } from '../data/retry.ts'
import { openSemaphores } from '../semaphore.ts'

const queues = openSemaphores(1, 1_000)

/**
 * Many requests may want the same thing at the same time, such as the free times of one dietitian. They queue here,
 * in memory, so that they hold no connection that others need. The first in the queue retries if another node has the
 * database lock.
 */
export const queuePerPerson = <T>(whose: string, attempt: () => Promise<T>): Promise<T> =>
  queues(whose, () => retry(attempt, 2, (fault) => fault instanceof LockedTooLong))

/** Slow answers from one person's rows are computed two at a time; waiting requests hold no connection. */
export const queueSlowReads = openSemaphores(2, 1_000)
