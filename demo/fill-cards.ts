import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { expiryDay } from '../server/money/cards/rules.ts'
import { demoCards } from './content/cards.ts'
import { lockDemo } from './history.ts'

/** Saves the cards of the demo’s patient. */
export async function fillCards(house: Pick<House, 'db'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ id: string }>`select id from users where email = 'patient@nabta.test'
      and not exists (select from payment_methods where user_id = users.id)
      and not exists (select from card_additions where user_id = users.id)
      and not exists (select from events where subject_id = users.id and kind = 'card.removed')`.execute(tx)
    const owner = rows[0]
    if (!owner) return false
    await tx
      .insertInto('payment_methods')
      .values(
        demoCards(now).map(({ token, brand, lastFour, isDefault, daysAgo, ...expiry }) => ({
          user_id: owner.id,
          gateway_token: token,
          brand,
          last_four: lastFour,
          expires_on: expiryDay(expiry),
          is_default: isDefault,
          added_at: new Date(now.getTime() - daysAgo * 86_400_000),
        })),
      )
      // An account that is being erased may still hold the tokens.
      .onConflict((known) => known.column('gateway_token').doNothing())
      .execute()
    return true
  })
}
