import pg from 'pg'
import { classifyFault, DatabaseGone } from './database-faults.ts'
import { readMoment } from './moments.ts'

/** A date stays a string: as a timestamp it would shift with the server's time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
const driversMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => readMoment(text, driversMoment))

/** How long a caller waits, in milliseconds: for a connection or its first answer, for a lock, and for a statement. */
export type Timeouts = { connection: number; lock: number; statement: number }
export const defaultTimeouts: Timeouts = { connection: 1_600, lock: 2_000, statement: 5_000 }

export function openServingPool(url: string, connections: number, patience: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withOptions(url, serving(patience)),
    max: connections,
    // Statements are sent without waiting for the answers to earlier ones.
    pipeline: true,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.statement + 1_000,
    // A new connection must sign in, start a database process and prepare each statement again.
    idleTimeoutMillis: 600_000,
    // Network devices forget a silent connection sooner, and the next request would wait on a dead one.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'nabta',
  } as pg.PoolConfig)
  pool.on('error', () => {})
  // The pool handles errors of idle connections only; the error of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The owner's own connection, for migrations and the catalogue. */
export async function openOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'nabta-owner' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The worker's pool: the owner's address, acting as the role that owns the queue. */
export type JobsPool = pg.Pool
export function openJobsPool(url: string): JobsPool {
  const pool = new pg.Pool({
    connectionString: withOptions(url, '-c role=nabta_jobs'),
    max: 6,
    application_name: 'nabta-jobs',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = asTimeout(client.query.bind(client)) as typeof client.query
  })
  pool.connect = asTimeout(pool.connect.bind(pool)) as typeof pool.connect
  return pool
}

/** The worker's library retries only on error codes it knows; any other connection fault ends the whole process. */
function asTimeout(call: unknown): (...args: unknown[]) => unknown {
  return (...args) => {
    const answer = (call as (...args: unknown[]) => unknown)(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((fault: Error) => {
      throw classifyFault(fault) instanceof DatabaseGone ? Object.assign(fault, { code: 'ETIMEDOUT' }) : fault
    })
  }
}

/** Options go into the URL itself: if it already has some, the driver ignores any that are passed separately. */
export function withOptions(address: string, options: string): string {
  const url = new URL(address)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${options}`.trim())
  return url.href
}

/** Applies to every login: policies are written for this role, and triggers check that it is the current one. */
export const servingRoleOption = '-c role=nabta_app'

/**
 * On solid-state disks a random page costs as much as the next sequential one. At the default of four times as much,
 * the planner reads and sorts all rows of a busy practice instead of reading twenty of them in order.
 */
const serving = ({ statement, lock }: Timeouts) =>
  `${servingRoleOption} -c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=10000 -c random_page_cost=1`
