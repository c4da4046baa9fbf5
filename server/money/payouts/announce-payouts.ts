import { adminIds } from '#server/accounts/admins.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'

/** Updates the open pages of the dietitian, unless they have left, and of the admins, who see the amounts due. */
export async function announcePayouts(tx: Tx, house: House, dietitian: string | null): Promise<void> {
  const admins = await adminIds(tx, 'finance')
  await announce(tx, house, [...new Set([...(dietitian ? [dietitian] : []), ...admins])], {
    topic: 'payouts',
  })
}
