import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { demoOffers } from './content/packages.ts'
import { day, lockDemo } from './history.ts'

/**
 * The packages of a few dietitians. A dietitian who has ever offered one, even if it was withdrawn since, gets none.
 */
export const fillOffers = (house: Pick<House, 'db'>, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const offeredAt = now.getTime() - 45 * day
    const offers = demoOffers.map(({ withdrawnDaysAgo, ...offer }, at) => ({
      ...offer,
      at: new Date(offeredAt + at * 1_000),
      withdrawn: withdrawnDaysAgo === undefined ? null : new Date(now.getTime() - withdrawnDaysAgo * day),
    }))
    const { rows } = await sql<{ id: string }>`
      insert into package_offers (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at)
        select users.id, services.id, uses, days, price * 100, at, at
          from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
              as given (dietitian text, service text, uses int, days int, price int, at timestamptz)
            join users on users.email = given.dietitian
            join services on services.dietitian_id = users.id and slug = given.service and deleted_at is null
          where not exists (select from package_offers where dietitian_id = users.id)
        returning id`.execute(tx)
    await sql`
      insert into package_offer_parts (offer_id, place, service_id, uses)
        select offer.id, part.place, services.id, case part.place when 1 then first else given.uses - first end
          from jsonb_to_recordset(${JSON.stringify(offers.flatMap(({ mixed, ...offer }) => (mixed ? [{ ...offer, ...mixed }] : [])))}::jsonb)
              as given (dietitian text, service text, uses int, first int, others text, at timestamptz)
            join package_offers as offer on offer.offered_at = at and offer.id = any(${rows.map(({ id }) => id)}::uuid[])
            cross join lateral (values (1, service), (2, others)) as part (place, slug)
            join services on services.dietitian_id = offer.dietitian_id and services.slug = part.slug and deleted_at is null`.execute(
      tx,
    )
    await sql`
      update package_offers set withdrawn_at = withdrawn, changed_at = withdrawn
        from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as given (at timestamptz, withdrawn timestamptz)
        where package_offers.id = any(${rows.map(({ id }) => id)}::uuid[]) and offered_at = at and withdrawn is not null`.execute(
      tx,
    )
    return rows.length > 0
  })
