import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { readSettings } from '#server/ground/settings.ts'
import { openHouse } from '#server/start.ts'
import { type App, appAt } from '#test/app.ts'
import { countJobs, releaseJobs } from './jobs.ts'
import type { Product } from './product.ts'

/** Retries for two minutes: by then everything that was killed runs again, even on a busy machine. */
export async function keepTrying<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 120_000; ; await pause(100))
    try {
      return await work()
    } catch (fault) {
      if (Date.now() > until) throw fault
    }
}

/**
 * A server that may be killed, and people who do not give up: they repeat a request until it is answered, with the
 * key of the first attempt, as browsers do. All jobs run in the server. `reach` is called before each attempt.
 */
export async function withPersistentCalls<T>(
  product: () => Product,
  environment: Record<string, string>,
  reach: () => void,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const { origin, folder } = product()
  const settings = readSettings({ ...environment, DATA_DIR: folder, PUBLIC_URL: origin, LOG_LEVEL: 'error' })
  const { house, ownerUrl, close } = await openHouse(settings)
  const asOwner = <R>(ask: (owner: pg.Client) => Promise<R>) =>
    keepTrying(async () => {
      const owner = await product().owner()
      try {
        return await ask(owner)
      } finally {
        await owner.end().catch(() => {})
      }
    })
  const itsOwn = () => {
    throw new Error('the running server has its own clock, its own log and its own jobs')
  }
  const plain = appAt(house, {
    origin,
    ownerUrl,
    appUrl: ownerUrl,
    at: itsOwn,
    logged: itsOwn,
    administrator: new Proxy({} as pg.Client, { get: itsOwn }),
    jobs: new Proxy({} as Parameters<typeof appAt>[1]['jobs'], { get: itsOwn }),
  })
  const runJobs = async () => {
    for (const until = Date.now() + 10_000; Date.now() < until; await pause(50)) {
      const left = await asOwner(async (owner) => {
        await releaseJobs(owner)
        return countJobs(owner)
      })
      if (left === 0) return
    }
  }
  try {
    return await work({
      ...plain,
      runJobs,
      async runCron(name) {
        await asOwner((owner) => owner.query('select graphile_worker.add_job($1, job_key => $1)', [name]))
        await runJobs()
      },
      rows: (statement, values) => asOwner(async (owner) => (await owner.query(statement, values)).rows),
      call(route, input, headers) {
        const key = randomUUID()
        return keepTrying(async () => {
          reach()
          const reply = await plain.call(route, input, { 'idempotency-key': key, ...headers })
          const isUnheard = reply.status >= 500 || reply.body?.error?.code === 'same_request_in_flight'
          if (isUnheard) throw new Error(`${route.path}: ${reply.status}`)
          return reply
        })
      },
    })
  } finally {
    await close()
  }
}
