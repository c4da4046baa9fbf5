import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import type { moneyEvents } from '../events.ts'
import { gatewayOf, holdsMoney } from '../gateway/gateway.ts'
import { isUnpaidForm } from './rules.ts'
import { deleteUnwantedTokens } from './unwanted-cards.ts'

/** After `card.addition_ended`: releases authorized money, and deletes tokens that did not become a card. */
export const releaseAfterEnd: Job<EventOfJob<typeof moneyEvents, 'release_addition'>> = async (
  house,
  eventId,
) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  await releaseAddition(house, subject_id)
}

/** Safe to repeat: a payment may reach the form after the addition has ended. */
export async function releaseAddition(house: House, id: string): Promise<void> {
  const gateway = gatewayOf(house)
  if (!gateway) return
  const [addition] = await house.db.read(
    system,
    () => sql<{ form: string }>`
      select form from card_additions where id = ${id}::uuid and ended_at is not null`,
  )
  if (!addition) return
  const payments = (await gateway.readForm(addition.form))?.payments ?? []
  for (const payment of payments) if (holdsMoney(payment)) await gateway.release(payment.id)
  const now = house.clock.now()
  const tokens = payments.flatMap(({ source }) => source.token ?? [])
  await house.db.as(system, async (tx) => {
    await sql`
      insert into unwanted_cards (gateway_token, since)
      select token, ${now} from unnest(${tokens}::text[]) as token
      where not exists (select from payment_methods where gateway_token = token)
      on conflict do nothing`.execute(tx)
    if (!payments.some(isUnpaidForm))
      await tx
        .updateTable('card_additions')
        .set({ released_at: now })
        .where('id', '=', id)
        .where('released_at', 'is', null)
        .execute()
  })
  await deleteUnwantedTokens(house)
}
