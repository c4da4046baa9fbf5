import type { Meter } from '../http/metrics.ts'
import type { JobsPool } from './pools.ts'

const states = ['ready', 'later', 'running', 'failing', 'given_up'] as const
type Queue = Record<(typeof states)[number], number> & { oldest_seconds: number }

/** The two gauges share one query per scrape. */
export function measureQueue(pool: Pick<JobsPool, 'query'>): readonly Meter[] {
  let reading: Promise<Queue> | undefined
  const read = () => {
    reading ??= readQueue(pool).finally(() => {
      reading = undefined
    })
    return reading
  }
  return [
    {
      kind: 'gauge',
      name: 'nabta_jobs',
      help: 'Jobs by state, at most 20,000 in all',
      labels: ['state'],
      async read() {
        const queue = await read()
        return states.map((state) => ({ labels: { state }, value: queue[state] }))
      },
    },
    {
      kind: 'gauge',
      name: 'nabta_jobs_oldest_seconds',
      help: 'How long the oldest due job has waited',
      read: async () => [{ value: (await read()).oldest_seconds }],
    },
  ]
}

/** No index covers the states, so the number of rows read is limited. */
async function readQueue(pool: Pick<JobsPool, 'query'>): Promise<Queue> {
  const { rows } = await pool.query<Queue>(`
    select count(*) filter (where locked_at is null and attempts = 0 and run_at <= now())::int as ready,
        count(*) filter (where locked_at is null and attempts = 0 and run_at > now())::int as later,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts)::int as failing,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
        coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8
          as oldest_seconds
      from (select run_at, attempts, max_attempts, locked_at from graphile_worker._private_jobs limit 20000) as jobs`)
  const [queue] = rows
  if (!queue) throw new Error('the query for the queue returned no row')
  return queue
}
