import { sql } from 'kysely'
import { type House, perHouse } from '../house.ts'
import { type Database, system, type Tx } from './db.ts'

export type Restore = { id: string; backed_up_at: Date; restored_at: Date }

/** Whether this house was restored from a backup and nobody has released it yet. As of the last look of `watchHold`. */
export const isHeld = (house: House): boolean => holdOf(house).isOn

const holdOf = perHouse(() => ({ isOn: false }))

export type Watch = {
  /** Settles once the house is released; null where it is not held. */
  released: Promise<void> | null
  stop(): void
}

/** Looks once, and while the house is held again every two seconds: the command that releases runs beside it. */
export async function watchHold(house: House, { every = 2_000 } = {}): Promise<Watch> {
  const restore = await readHold(house.db)
  if (!restore) return { released: null, stop: () => {} }
  const hold = holdOf(house)
  hold.isOn = true
  house.log('warn', 'restore.held', { backedUpAt: restore.backed_up_at.toISOString() })
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(() => look().catch(() => {}), every)
  async function look() {
    if (await readHold(house.db)) return
    clearInterval(timer)
    hold.isOn = false
    house.log('info', 'restore.released')
    resolve()
  }
  return { released, stop: () => clearInterval(timer) }
}

/** The restore that waits for its release. */
export async function readHold(db: Database): Promise<Restore | null> {
  const [row] = await db.read(
    system,
    () => sql<Restore>`select id, backed_up_at, restored_at from restores where released_at is null`,
  )
  return row ?? null
}

export async function endHold(tx: Tx, { id }: Restore, now: Date): Promise<void> {
  await tx
    .updateTable('restores')
    .set({ released_at: now })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .execute()
}
