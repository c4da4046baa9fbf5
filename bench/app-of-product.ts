import { openJobsPool } from '#server/ground/data/pools.ts'
import { readSettings } from '#server/ground/settings.ts'
import { openHouse } from '#server/start.ts'
import { type App, appAt } from '#test/app.ts'
import type { Product } from './product.ts'

/** Runs beside the server, as an admin command does: people and their data are created by the server’s own verbs. */
export async function withAppOfProduct<T>(
  product: Product,
  environment: Record<string, string>,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const { origin, folder } = product
  const settings = readSettings({ ...environment, DATA_DIR: folder, PUBLIC_URL: origin, LOG_LEVEL: 'error' })
  const { house, ownerUrl, close } = await openHouse(settings)
  const administrator = await product.owner()
  const jobs = openJobsPool(ownerUrl)
  const itsOwn = () => {
    throw new Error('the running server has its own clock and its own log')
  }
  try {
    return await work(
      appAt(house, { origin, administrator, jobs, ownerUrl, appUrl: ownerUrl, at: itsOwn, logged: itsOwn }),
    )
  } finally {
    await Promise.all([administrator.end(), jobs.end()])
    await close()
  }
}
