import { sql } from 'kysely'
import { type House, perHouse } from '../house.ts'
import { type Database, system, type Tx } from './db.ts'

export type Restore = { id: string; backed_up_at: Date; restored_at: Date }

/** Whether this installation was restored from a backup and not yet released, as of the last check of `watchHold`. */
export const isHeld = (house: House): boolean => holdOf(house).isOn

const holdOf = perHouse(() => ({ isOn: false }))

export type Watch = {
  /** Resolves once the hold is released; null if there is none. */
  released: Promise<void> | null
  stop(): void
}

/** Checks once and, during a hold, every two seconds, since the release command runs in another process. */
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

/** The restore that has not been released yet, if any. */
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
