import { LockedTooLong } from '#server/ground/data/database-faults.ts'
import { tryAgain } from '#server/ground/data/try-again.ts'
import { openSemaphores } from '#server/ground/semaphore.ts'

const queues = openSemaphores(1, 1_000)

/**
 * Many at once want something of one person, as the times of one dietitian. They stand in line here, in memory, so that
 * they hold no connection while everybody else needs one. The first in line may find another node ahead in the database.
 */
export const inCrowd = <T>(whose: string, attempt: () => Promise<T>): Promise<T> =>
  queues(whose, () => tryAgain(attempt, 2, (fault) => fault instanceof LockedTooLong))

/** What takes long to work out of one person's rows is worked out for two at a time; the others hold no connection. */
export const inLine = openSemaphores(2, 1_000)
