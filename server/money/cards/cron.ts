import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { releaseAddition } from './release-addition.ts'
import { settleAddition } from './settle-addition.ts'

/** Settles what no webhook has reported. An addition that fails does not block the others. */
export async function settleAdditions(house: House): Promise<void> {
  if (!gatewayOf(house)) return
  const now = house.clock.now().getTime()
  const open = await house.db.read(
    system,
    () => sql<{ id: string }>`
      select id from card_additions where released_at is null and begun_at < ${new Date(now - 60_000)}
      order by begun_at limit 200`,
  )
  for (const { id } of open)
    try {
      await settleAddition(house, id)
      await releaseAddition(house, id)
    } catch (fault) {
      house.log('warn', 'card_addition.unsettled', { addition: id, fault: (fault as Error).name })
    }
}

/** A gateway retries for days at most, so webhooks are not needed after a month. */
export async function deleteOldGatewayRecords(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - 30 * 86_400_000)
  await house.db.as(system, async (tx) => {
    await tx.deleteFrom('payment_webhooks').where('received_at', '<', before).execute()
    await tx.deleteFrom('card_additions').where('released_at', '<', before).execute()
  })
}
