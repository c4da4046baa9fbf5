import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from './clock.ts'
import { asAppRole, openDatabase } from './db.ts'
import { fillDemo } from './demo/fill.ts'
import { startEmbedded } from './embedded.ts'
import type { House } from './house.ts'
import { createHttp, type Http } from './http.ts'
import { startJobs } from './jobs.ts'
import { openKeyRing } from './key-ring.ts'
import { openLog } from './log.ts'
import { openMail } from './mail.ts'
import { migrate } from './migrate.ts'
import { holdFolder } from './one-at-a-time.ts'
import { routes } from './routes.ts'
import { BadSettings, type Settings } from './settings.ts'
import { assertTrustworthy } from './trustworthy.ts'

export type Running = { house: House; http: Http; address: string; stop(): Promise<void> }

export type StartOptions = {
  clock?: Clock
  /** Listening is left out where another server passes requests on, as in development. */
  listen?: boolean
}

/** The whole product: database, migrations, jobs, pages, API. Whatever was started is stopped again on a fault. */
export async function startServer(settings: Settings, { clock = systemClock, listen = true }: StartOptions = {}): Promise<Running> {
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
    const folder = await holdFolder(settings.dataDir)
    opened.push(folder.release)
    const ownerUrl = settings.databaseUrl ?? (await embedded(settings, opened))
    await migrate(ownerUrl)

    const db = openDatabase(settings.databaseAppUrl ?? asAppRole(ownerUrl))
    opened.push(db.close)
    await assertTrustworthy(db, { durable: true })
    const log = openLog(settings.logLevel)
    const mail = openMail(settings, log, clock)
    opened.push(async () => mail.close())
    const keys = openKeyRing(settings.secretKeys ?? (await ownKeys(settings.dataDir)))
    const house: House = { settings, db, clock, keys, mail, log }
    if (settings.demo) await fillDemo(house, clock.now())

    const jobs = await startJobs(house, ownerUrl)
    opened.push(jobs.stop)
    const http = await createHttp(house, routes)
    opened.push(http.close)
    if (listen) await listening(http, settings)
    return { house, http, address: settings.publicUrl.origin, stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}

async function embedded({ dataDir }: Settings, opened: (() => Promise<void>)[]): Promise<string> {
  const database = await startEmbedded(dataDir)
  opened.push(database.stop)
  return database.url
}

async function listening(http: Http, { port, host }: Settings) {
  try {
    await http.listen(port, host)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new BadSettings(`Port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT.`)
    if (code === 'EACCES') throw new BadSettings(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new BadSettings(`${host} is no address of this machine. Set HOST to one that is.`)
    throw fault
  }
}

/** The embedded default makes its own key once; losing the folder loses the data and the key together. */
async function ownKeys(folder: string): Promise<string[]> {
  const file = join(folder, 'secret-keys')
  if (!existsSync(file)) await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return (await readFile(file, 'utf8')).split(/\s+/).filter(Boolean)
}
