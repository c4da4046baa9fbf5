import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { day } from '../rules.ts'

/** Longer than we wait for a payment: one that arrives even later is refunded. */
const keptFor = 9 * day

export async function deleteOldReservations({ db, clock }: House): Promise<void> {
  await db.as(system, (tx) =>
    tx
      .deleteFrom('awaited_appointments')
      .where('asked_at', '<', new Date(clock.now().getTime() - keptFor))
      .execute(),
  )
}
