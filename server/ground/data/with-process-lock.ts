import { openOwner } from './pools.ts'

/**
 * Runs the work while no other process holds the lock of this name. A separate connection holds the lock, so it is
 * released if this process dies.
 */
export async function withProcessLock<T>(ownerUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  const owner = await openOwner(ownerUrl)
  try {
    await owner.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await owner.end()
  }
}
