import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { FailedJob, PlatformPart, readPlatformHealth as route } from '#contract/platform/health.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { isHeld } from '#server/ground/data/hold.ts'
import { readProbe } from '#server/ground/files/probe-store.ts'
import { isInfected } from '#server/ground/files/scan.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { readMigrationState } from '#server/ground/http/health-checks.ts'
import { mailReachesNobody } from '#server/ground/post/outbox.ts'
import { postOfLastDay } from '#server/ground/post/post-hours.ts'
import { nodesAlive } from '#server/ground/realtime/presence-of.ts'
import { gatewayOf } from '#server/money/gateway/gateway.ts'

const failedShown = 50

/** The current state: each part is probed, and a part that does not answer in time counts as unhealthy. */
export const readHealth: Verb<typeof route> = async (tx, _actor, _input, now, house) => {
  const [queues, failed, rounds, post, sizes] = [
    await queuesOf(tx),
    await failedJobs(tx),
    await roundsOf(tx),
    await postOfLastDay(tx, now),
    await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(tx),
  ]
  const gateway = gatewayOf(house)
  const [nodes, storeProbe, migrations, database, bus, storage, scanner, gatewayAnswers] = await Promise.all([
    nodesAlive(house, now),
    readProbe(house, now),
    readMigrationState(house),
    isWell(databaseWrites(house)),
    isWell(house.bus.answers()),
    isWell(storageAnswers(house)),
    isWell(isInfected(house.settings, Buffer.from('well?'))),
    isWell(gateway ? gateway.answers(now) : Promise.resolve()),
  ])
  return {
    parts: partsOf(house, {
      database,
      bus,
      storage: storage && (storeProbe === null || storeProbe.outcome === 'read'),
      scanner,
      gateway: gatewayAnswers,
      areMigrationsCurrent: migrations.areCurrent,
      post,
    }),
    queues,
    failed,
    rounds,
    post,
    databaseBytes: Number(sizes.rows[0]?.bytes ?? 0),
    freeBytes: await freeBytes(house),
    storeProbe,
    migrations: migrations.count,
    nodes,
  }
}

type Asked = {
  database: boolean
  bus: boolean
  storage: boolean
  scanner: boolean
  gateway: boolean
  areMigrationsCurrent: boolean
  post: readonly { channel: 'mail' | 'sms'; sent: number; failed: number }[]
}

function partsOf(
  house: House,
  { database, bus, storage, scanner, gateway, areMigrationsCurrent, post }: Asked,
): PlatformPart[] {
  const { settings } = house
  const scheme = (url: string | undefined, none: string) => (url ? new URL(url).protocol.slice(0, -1) : none)
  /** Whether more was sent than failed. */
  const arrives = (channel: 'mail' | 'sms') => {
    const { sent = 0, failed = 0 } = post.find((each) => each.channel === channel) ?? {}
    return failed === 0 || sent > failed
  }
  return [
    { part: 'database', isWell: database, way: settings.databaseUrl ? 'own' : 'embedded' },
    { part: 'migrations', isWell: areMigrationsCurrent, way: '' },
    { part: 'bus', isWell: bus, way: scheme(settings.busUrl, 'postgres') },
    { part: 'storage', isWell: storage, way: settings.storageUrl ? 's3' : 'disk' },
    { part: 'scanner', isWell: scanner, way: scheme(settings.scannerUrl, 'builtin') },
    { part: 'jobs', isWell: !isHeld(house), way: isHeld(house) ? 'held' : 'working' },
    { part: 'gateway', isWell: gateway, way: settings.payments ? 'moyasar' : 'none' },
    mailReachesNobody(settings)
      ? { part: 'mail', isWell: false, way: 'nobody' }
      : { part: 'mail', isWell: arrives('mail'), way: scheme(settings.smtpUrl, 'outbox') },
    { part: 'sms', isWell: arrives('sms'), way: scheme(settings.smsUrl, 'outbox') },
  ]
}

async function queuesOf(tx: Tx) {
  const { rows } = await sql<Queue>`select * from app.job_queue()`.execute(tx)
  return rows.map(({ given_up, oldest, ...queue }) => ({
    ...queue,
    givenUp: given_up,
    oldest: oldest?.toISOString() ?? null,
  }))
}
type Queue = Record<'ready' | 'later' | 'running' | 'failing' | 'given_up', number> & {
  task: string
  oldest: Date | null
}

async function failedJobs(tx: Tx): Promise<FailedJob[]> {
  const { rows } = await sql<Failed>`select id::text, task, attempts, max_attempts, next_at, since, fault
    from app.failed_jobs(${failedShown})`.execute(tx)
  return rows.map(({ max_attempts, next_at, since, ...job }) => ({
    ...job,
    mostAttempts: max_attempts,
    nextAt: next_at?.toISOString() ?? null,
    since: since.toISOString(),
  }))
}
type Failed = Pick<FailedJob, 'id' | 'task' | 'attempts' | 'fault'> & {
  max_attempts: number
  next_at: Date | null
  since: Date
}

async function roundsOf(tx: Tx) {
  const { rows } = await sql<{ task: string; last_at: Date | null }>`select * from app.job_rounds()`.execute(
    tx,
  )
  return rows.map(({ task, last_at }) => ({ task, lastAt: last_at?.toISOString() ?? null }))
}

/** A read-only database, as after promoting the wrong server, answers but stores nothing. */
async function databaseWrites({ db }: House): Promise<void> {
  const [row] = await db.ask(
    sql<{
      reads: boolean
    }>`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads`,
  )
  if (row?.reads !== false) throw new Error('the query for the size of the database returned no row')
}

/** Whether the store can list its files. */
async function storageAnswers({ files }: House): Promise<void> {
  for await (const _ of files.list()) return
}

/** In milliseconds: the page waits no longer for a part that does not answer. */
const patience = 2_000

async function isWell(asked: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patience)
  asked.then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(timer))
}

async function freeBytes({ settings }: House): Promise<number | null> {
  if (settings.storageUrl) return null
  const { bavail, bsize } = await statfs(settings.dataDir)
  return bavail * bsize
}
