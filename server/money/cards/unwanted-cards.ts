import { type RawBuilder, sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { gatewayOf } from '../gateway/gateway.ts'

/** A token that is removed here stays listed until the gateway has deleted it too, whatever fails meanwhile. */
export const orphanCards = (tx: Tx, which: RawBuilder<boolean>, now: Date) =>
  sql`
  insert into unwanted_cards (gateway_token, since)
  select gateway_token, ${now} from payment_methods where ${which} on conflict do nothing`.execute(tx)

/** Runs after a removal and as a scheduled job. */
export async function deleteUnwantedTokens(house: House): Promise<void> {
  const gateway = gatewayOf(house)
  if (!gateway) return
  const tokens = await house.db.read(
    system,
    () => sql<{ gateway_token: string }>`select gateway_token from unwanted_cards order by since limit 100`,
  )
  for (const { gateway_token } of tokens) {
    await gateway.forgetCard(gateway_token)
    await house.db.as(system, (tx) =>
      tx.deleteFrom('unwanted_cards').where('gateway_token', '=', gateway_token).execute(),
    )
  }
}
