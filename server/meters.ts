import { measureDatabase } from './data/measure-database.ts'
import { measureQueue } from './data/measure-queue.ts'
import type { JobsPool } from './data/pools.ts'
import type { House } from './house.ts'
import type { Meter } from './http/metrics.ts'
import { measurePayouts } from './payouts/measure-payouts.ts'
import { measurePost } from './post/measure-post.ts'
import { measureSockets } from './realtime/measure-sockets.ts'
import type { Realtime } from './realtime/realtime.ts'

/** What `/metrics` shows beside requests and the process itself. */
export const metersOf = (
  house: House,
  realtime: Pick<Realtime, 'sockets'>,
  jobs: Pick<JobsPool, 'query'>,
): readonly Meter[] => [
  ...measureQueue(jobs),
  ...measurePost(house),
  ...measureSockets(realtime),
  ...measurePayouts(house),
  ...measureDatabase(house),
]
