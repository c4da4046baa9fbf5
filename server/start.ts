import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { assertComplete } from '#server/ground/assert-complete.ts'
import { assertDurableAndBound } from '#server/ground/data/assert-durable-and-bound.ts'
import { writeAuditedKinds } from '#server/ground/data/audited-kinds.ts'
import { openDatabase } from '#server/ground/data/db.ts'
import { folderOwner, lockFolder } from '#server/ground/data/embedded/folder-lock.ts'
import { addressOfRunning, startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { watchHold } from '#server/ground/data/hold.ts'
import { loadOrCreateKeys } from '#server/ground/data/key-file.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { migrate } from '#server/ground/data/migrate.ts'
import { assertNotRetired } from '#server/ground/data/retired-keys.ts'
import { startJobs } from '#server/ground/data/worker.ts'
import { claimStore } from '#server/ground/files/claim-store.ts'
import { openFiles } from '#server/ground/files/files.ts'
import { startProbing } from '#server/ground/files/probe-store.ts'
import type { House } from '#server/ground/house.ts'
import { createHttp, type Http } from '#server/ground/http/server.ts'
import { openLog } from '#server/ground/log.ts'
import { openMail } from '#server/ground/post/mail.ts'
import { mailReachesNobody } from '#server/ground/post/outbox.ts'
import { openSms } from '#server/ground/post/sms.ts'
import { openBus } from '#server/ground/realtime/open-bus.ts'
import { openRealtime, type Realtime } from '#server/ground/realtime/realtime.ts'
import { BadSettings, type Settings } from '#server/ground/settings.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import { events } from './events.ts'
import { syncShippedFoods } from './foods/sync-shipped-foods.ts'
import { fileFolders, work } from './jobs.ts'
import { metersOf, presenceAudience, publicPages, routes, socketHandlers } from './routes.ts'

type Opened = { house: House; ownerUrl: string; closing: Closing; close(): Promise<void> }
type Closing = (() => Promise<void>)[]

export type Running = { house: House; http: Http; realtime: Realtime; address: string; stop(): Promise<void> }

/** Starts the whole product. If another server forwards requests, as in development, it does not listen itself. */
export async function startServer(settings: Settings, { listen = true } = {}): Promise<Running> {
  await assertComplete()
  // Loaded only for a demo.
  const demo = settings.demo ? await (await import('#demo/demo.ts')).openDemo(settings) : undefined
  const { house, ownerUrl, closing, close } = await openHouse(demo?.settings ?? settings, {
    alone: true,
  }).catch(async (fault) => {
    await demo?.stop()
    throw fault
  })
  if (demo) closing.unshift(demo.stop)
  try {
    const hold = await watchHold(house)
    closing.push(async () => hold.stop())
    await claimStore(house, ownerUrl, fileFolders)
    const probing = await startProbing(house)
    closing.push(probing.stop)
    await demo?.fill(house, ownerUrl, Boolean(hold.released))
    const jobs = await startJobs(house, ownerUrl, work, {
      alone: !settings.databaseUrl,
      released: hold.released,
    })
    closing.push(jobs.stop)
    const realtime = openRealtime(house, socketHandlers, presenceAudience)
    const http = await createHttp(house, routes, publicPages, realtime, metersOf(house, realtime, jobs.pool))
    closing.push(http.close)
    if (listen) {
      await listening(http, settings)
      await realtime.keepSigning()
    }
    if (mailReachesNobody(settings)) house.log('warn', 'mail.reaches_nobody')
    return { house, http, realtime, address: settings.publicUrl.origin, stop: close }
  } catch (fault) {
    await close()
    throw fault
  }
}

/** Opens everything but network listeners: database, keys, mail. A command may share a running server's database. */
export async function openHouse(settings: Settings, { alone = false } = {}): Promise<Opened> {
  const closing: Closing = []
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end()
  }
  try {
    await makeFolder(settings.dataDir)
    const ownerUrl = await databaseFor(settings, alone, closing)
    await migrate(ownerUrl)
    await writeAuditedKinds(ownerUrl, events)
    const appUrl = settings.databaseAppUrl ?? ownerUrl
    const db = openDatabase(appUrl)
    closing.push(db.close)
    await assertDurableAndBound(db, { durable: true, hasOwnLogin: Boolean(settings.databaseAppUrl) })
    await syncShippedFoods(db, systemClock.now())
    const log = openLog(settings.logLevel)
    const mail = openMail(settings, log, systemClock)
    closing.push(async () => mail.close())
    const sms = openSms(settings, log, systemClock)
    const keys = openKeyRing(settings.secretKeys ?? (await loadOrCreateKeys(settings.dataDir)))
    await assertNotRetired({ db, keys })
    const files = openFiles(settings)
    const bus = openBus(settings, db, appUrl, log)
    closing.push(bus.close)
    return {
      house: { settings, db, clock: systemClock, keys, mail, sms, files, bus, log },
      ownerUrl,
      closing,
      close,
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    throw new BadSettings(
      `DATA_DIR ${folder} cannot be used (${code}): it must be a folder that this user may write to.`,
    )
  }
}

/** The owner's URL of the configured database, or of the embedded one, which is started if it is not running. */
export async function databaseFor(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  alone: boolean,
  closing: Closing,
): Promise<string> {
  if (databaseUrl) return databaseUrl
  if (!alone && (await folderOwner(dataDir))) return addressOfRunning(dataDir)
  const folder = await lockFolder(dataDir)
  closing.push(folder.release)
  const database = await startEmbedded(dataDir)
  closing.push(database.stop)
  return database.url
}

async function listening(http: Http, { port, host }: Settings) {
  try {
    await http.listen(port, host)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new BadSettings(
        `Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to another port.`,
      )
    }
    if (code === 'EACCES') {
      throw new BadSettings(`This user may not listen on port ${port}. Set PORT to a port above 1023.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new BadSettings(`${host} is not an address of this machine. Set HOST to one of its addresses.`)
    }
    throw fault
  }
}
