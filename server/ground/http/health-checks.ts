import { contract } from '#contract/contract.ts'
import { system } from '../data/db.ts'
import { isHeld } from '../data/hold.ts'
import { isTextOf, readMigrations } from '../data/migrate.ts'
import type { House } from '../house.ts'
import type { Bound } from './bind.ts'
import { Refusal } from './refusal.ts'

const wanted = await readMigrations()

/** The number of the database's latest migration, and whether all that this server knows have been applied. */
export async function readMigrationState({
  db,
}: Pick<House, 'db'>): Promise<{ count: number; areCurrent: boolean }> {
  const applied = await db.read(system, (tx) => tx.selectFrom('migrations').select(['name', 'checksum']))
  const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  return {
    count: Math.max(...applied.map(({ name }) => Number(/\d{4}/.exec(name)?.[0] ?? 0))),
    areCurrent: wanted.every((migration) => isTextOf(migration, known.get(migration.name))),
  }
}

export const healthCheckRoutes: readonly Bound[] = [
  { route: contract.checkHealth, answer: async () => ({ status: 200, body: { status: 'alive' } }) },
  {
    route: contract.checkReady,
    async answer(house) {
      const { areCurrent } = await readMigrationState(house)
      if (!areCurrent) throw new Refusal('unavailable', { retryAfter: 1 })
      return { status: 200, body: { status: 'ready', ...(isHeld(house) && { held: true }) } }
    },
  },
]
