import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { openDatabase } from '#server/ground/data/db.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { type JobsPool, openJobsPool, openOwner } from '#server/ground/data/pools.ts'
import { runDueJobs } from '#server/ground/data/worker.ts'
import { openFiles } from '#server/ground/files/files.ts'
import type { House } from '#server/ground/house.ts'
import { createHttp } from '#server/ground/http/server.ts'
import { openMail } from '#server/ground/post/mail.ts'
import { outboxFolder, readOutbox, type StoredLetter } from '#server/ground/post/outbox.ts'
import { openSms } from '#server/ground/post/sms.ts'
import { openBus } from '#server/ground/realtime/open-bus.ts'
import { openRealtime, type Realtime } from '#server/ground/realtime/realtime.ts'
import { readSettings } from '#server/ground/settings.ts'
import { work } from '#server/jobs.ts'
import { metersOf, presenceAudience, publicPages, routes, socketHandlers } from '#server/routes.ts'
import { cloneDatabase, patience, type TestDatabase } from './database.ts'
import { requestFor, type Upload, uncompressed } from './request-for.ts'

export type Reply<Body> = {
  status: number
  headers: Headers
  /** Undefined if the answer is a file. */
  body: Body
  text: string
  bytes: Uint8Array<ArrayBuffer>
}
export type Refused = {
  error: {
    code: string
    message: string
    fields?: { field: string; code: string; message: string }[]
    detail?: Record<string, unknown>
    requestId: string
  }
}

/** Calls a route as the typed client would; a successful answer is checked against the contract. */
export type Call = <R extends Route>(
  route: R,
  input: SentTo<R> & { upload?: Upload },
  headers?: Record<string, string>,
) => Promise<Reply<OutputOf<R> & Refused>>

export type App = {
  origin: string
  house: House
  ownerUrl: string
  appUrl: string
  call: Call
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Sets the server's clock. */
  at(instant: string): void
  runJobs(): Promise<void>
  /** Runs a scheduled job now. */
  runCron(name: keyof typeof work.cron): Promise<void>
  /** Everything logged so far, as text. */
  logged(): string
  mailTo(address: string): Promise<StoredLetter[]>
  /** Rows as a superuser sees them, for data that no route returns. */
  rows<Row extends Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>
}

/** The real server on a database of its own, closed when the test file ends. */
export async function openApp(
  environment: Record<string, string> = {},
  pool: { connections?: number } = {},
  made?: TestDatabase,
): Promise<App & { realtime: Realtime }> {
  const database = made ?? (await cloneDatabase())
  const dataDir = await mkdtemp(join(inject('room'), 'app-'))
  const { ownerUrl, appUrl } = database
  let now: Date | undefined
  const said: unknown[] = []
  const house = openHouseAt(appUrl, { DATA_DIR: dataDir, ...environment }, pool, {
    clock: { now: () => now ?? new Date() },
    log: (...line) => void said.push(line),
  })
  const realtime = openRealtime(house, socketHandlers, presenceAudience)
  const jobs = openJobsPool(ownerUrl)
  const http = await createHttp(house, routes, publicPages, realtime, metersOf(house, realtime, jobs))
  const origin = `http://localhost:${await http.listen(0, '127.0.0.1')}`
  const administrator = await openOwner(database.administratorUrl)

  afterAll(async () => {
    // Behind a trusted proxy a stopping server waits five seconds for the proxy to notice.
    house.settings.trustedProxies = []
    await http.close()
    await Promise.all([closeHouse(house), administrator.end(), jobs.end()])
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const reached = appAt(house, {
    origin,
    administrator,
    jobs,
    ownerUrl,
    appUrl,
    at: (instant) => {
      now = new Date(instant)
    },
    logged: () => JSON.stringify(said),
  })
  return { ...reached, realtime }
}

/** What the server works with, without the server. */
export function openHouseAt(
  appUrl: string,
  environment: Record<string, string>,
  pool: { connections?: number },
  { clock, log }: Pick<House, 'clock' | 'log'>,
): House {
  const db = openDatabase(appUrl, { patience, ...pool })
  const settings = readSettings(environment)
  return {
    settings,
    db,
    clock,
    keys: openKeyRing(settings.secretKeys ?? [randomBytes(32).toString('base64')]),
    mail: openMail(settings, log, clock),
    sms: openSms(settings, log, clock),
    files: openFiles(settings),
    bus: openBus(settings, db, appUrl, log),
    log,
  }
}

export async function closeHouse({ bus, mail, db }: House) {
  await bus.close()
  mail.close()
  await db.close()
}

type Reached = Pick<App, 'origin' | 'ownerUrl' | 'appUrl' | 'at' | 'logged'> & {
  administrator: pg.Client
  jobs: JobsPool
}

/** The helpers that tests use with a server, wherever it runs. */
export function appAt(
  house: House,
  { origin, administrator, jobs, ownerUrl, appUrl, at, logged }: Reached,
): App {
  return {
    origin,
    house,
    ownerUrl,
    appUrl,
    async call(route, input, headers = {}) {
      const { path, query, body, type } = requestFor(route, input as Record<string, unknown>)
      const response = await fetch(`${origin}${path}${query}`, {
        method: route.method,
        headers: { ...uncompressed, ...(type && { 'content-type': type }), ...headers },
        ...(body !== undefined && { body }),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = response.ok && route.givesFile ? '' : new TextDecoder().decode(bytes)
      const answer = text ? JSON.parse(text) : undefined
      if (response.ok && !route.givesFile) route.output.parse(answer)
      return { status: response.status, headers: response.headers, body: answer, text, bytes }
    },
    fetch: (path, init) => fetch(`${origin}${path}`, { redirect: 'manual', ...init }),
    at,
    logged,
    runJobs: () => runDueJobs(house, jobs, work),
    runCron: (name) => work.cron[name].work(house),
    mailTo: async (address) =>
      (await readOutbox(outboxFolder(house.settings))).letters.filter(({ to }) => to === address),
    rows: async (statement, values) => (await administrator.query(statement, values)).rows,
  }
}
