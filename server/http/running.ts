import { checkHealth, checkReady } from '#contract/running.ts'
import { system } from '#server/data/db.ts'
import { readMigrations } from '#server/data/migrate.ts'
import type { Bound } from './bind.ts'
import { Refusal } from './refusal.ts'

const wanted = await readMigrations()

export const runningRoutes: readonly Bound[] = [
  { route: checkHealth, answer: async () => ({ status: 200, body: { status: 'alive' } }) },
  {
    route: checkReady,
    async answer({ db }) {
      const applied = await db.read(system, (tx) => tx.selectFrom('migrations').select('checksum'))
      const known = new Set(applied.map(({ checksum }) => checksum))
      if (!wanted.every(({ checksum }) => known.has(checksum)))
        throw new Refusal('unavailable', { retryAfter: 1 })
      return { status: 200, body: { status: 'ready' } }
    },
  },
]
