import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, runOnce, type TaskList } from 'graphile-worker'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import type { EventId } from './events.ts'
import type { Work } from './job.ts'
import { type JobsPool, openJobsPool } from './pools.ts'

/**
 * Runs jobs until stopped. The library gives up when the database goes away, so it is started again. If no other node
 * can be running (`alone`), every locked job belongs to a dead worker. During a hold, jobs start once `released`
 * resolves.
 */
export async function startJobs(
  house: House,
  ownerUrl: string,
  work: Work,
  { alone, released = null }: { alone: boolean; released?: Promise<void> | null },
): Promise<{ pool: JobsPool; stop(): Promise<void> }> {
  const pgPool = openJobsPool(ownerUrl)
  const stopping = new AbortController()
  const begin = async () => {
    await freeAbandoned(pgPool, alone ? 0 : 300)
    return beginRunner(house, pgPool, work)
  }
  let runner = released ? null : await begin()
  const watch = async () => {
    if (released) await Promise.race([released, once(stopping.signal, 'abort')])
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((fault) => house.log('warn', 'jobs.stopped', traceOf(fault)))
      runner = await again(begin, stopping.signal)
    }
  }
  const watching = watch().catch(() => {})
  return {
    pool: pgPool,
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => {})
      await watching
      await settled(pgPool)
      await pgPool.end()
    },
  }
}

/**
 * The library does not await its last writes that mark jobs as done or failed; if these were lost with the pool, the
 * jobs would run again.
 */
async function settled(pool: JobsPool): Promise<void> {
  for (let left = 500; left > 0 && (pool.waitingCount > 0 || pool.idleCount < pool.totalCount); left--)
    await pause(10)
}

async function again(begin: () => Promise<Runner>, signal: AbortSignal): Promise<Runner> {
  for (let wait = 250; ; wait = Math.min(wait * 2, 10_000)) {
    await pause(wait, undefined, { signal })
    try {
      return await begin()
    } catch {}
  }
}

const beginRunner = (house: House, pgPool: JobsPool, work: Work): Promise<Runner> =>
  run({
    pgPool,
    taskList: taskList(house, work),
    parsedCronItems: parseCronItems([
      {
        task: 'free_abandoned',
        match: '* * * * *',
        identifier: 'free_abandoned',
        options: { backfillPeriod: 0 },
      },
      ...Object.entries(work.cron).map(([task, { at }]) => ({ task, match: at, identifier: task })),
    ]),
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: quiet(house),
  })

/** A killed node's jobs would stay locked for hours. None of ours takes minutes, so an old lock has no owner. */
async function freeAbandoned(client: Pick<JobsPool, 'query'>, seconds: number): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_at <= now() - make_interval(secs => $1)`,
    [seconds],
  )
}

/** Runs the jobs that are due now, then returns, so that tests need not wait for emails. */
export async function runDueJobs(house: House, pgPool: JobsPool, work: Work): Promise<void> {
  await runOnce({ pgPool, taskList: taskList(house, work), noHandleSignals: true, logger: quiet(house) })
  await settled(pgPool)
}

function taskList(house: House, { jobs, cron }: Work): TaskList {
  const noted = (task: string, work: () => Promise<void>) =>
    work().catch((fault) => {
      house.log('warn', 'job.failed', { task, ...traceOf(fault) })
      throw fault
    })
  return {
    free_abandoned: (_, { withPgClient }) => withPgClient((client) => freeAbandoned(client, 300)),
    ...Object.fromEntries(
      Object.entries(jobs).map(([task, job]) => [
        task,
        (payload: unknown) => {
          const { event, restored } = payload as Payload
          return noted(task, () => job(restored ? withoutPost(house) : house, event))
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(cron).map(([task, { work }]) => [task, () => noted(task, () => work(house))]),
    ),
  }
}

/** `restored` marks a job that was waiting at the time of the backup: the original installation has done it since. */
type Payload = { event: EventId<never>; restored?: true }

/** A restored job runs again for the sake of its writes, but its emails and text messages are not sent again. */
const withoutPost = (house: House): House => ({
  ...house,
  mail: { ...house.mail, deliver: async ({ id }) => house.log('info', 'mail.not_repeated', { letter: id }) },
  sms: { deliver: async ({ id }) => house.log('info', 'sms.not_repeated', { message: id }) },
})

/** The library's own log lines contain payloads and messages, so they are dropped; ours report failures. */
const quiet = ({ log }: House) =>
  new Logger(() => (level) => {
    if (level === 'error') log('debug', 'jobs.library')
  })
