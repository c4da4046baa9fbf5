import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { fillDemo } from '#demo/fill.ts'
import { type App, closeHouse, openApp, openHouseAt } from './app.ts'
import { cloneDatabase, prepareTemplate } from './database.ts'

/** When the demo was filled: on a Friday afternoon. */
export const filledAt = new Date('2026-11-20T15:30:00Z')

/** The servers of all workers read what the filling sealed. */
const settings = { RATE_LIMIT_SCALE: '1000', SECRET_KEYS: Buffer.alloc(32, 'demo').toString('base64') }

/** The real server with the demo. The demo is filled once; each test file has its own copy of the rows and files. */
export async function openFilledDemo(): Promise<App> {
  const filled = join(inject('room'), 'demo')
  await prepareTemplate('demo', async ({ appUrl }) => {
    await rm(filled, { recursive: true, force: true })
    const house = openHouseAt(
      appUrl,
      { ...settings, DATA_DIR: filled },
      {},
      { clock: { now: () => filledAt }, log: () => {} },
    )
    await fillDemo(house, filledAt).finally(() => closeHouse(house))
  })
  const folder = await mkdtemp(join(inject('room'), 'demo-'))
  await cp(filled, folder, { recursive: true })
  const app = await openApp({ ...settings, DATA_DIR: folder }, {}, await cloneDatabase('demo'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  app.at(filledAt.toISOString())
  return app
}
