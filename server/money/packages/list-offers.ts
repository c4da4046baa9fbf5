import { sql } from 'kysely'
import type { listOffers as route } from '#contract/money/packages.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { isOffered, type OfferRow, offerColumns, viewOffer } from './offers.ts'

/** If the platform takes no payments, nothing is sold that is paid in advance. */
export const listOffers: Read<typeof route, OfferRow> = (_, { id }, now) => ({
  query: () => sql<OfferRow>`
    select ${offerColumns} from package_offers as offer
      where offer.dietitian_id = ${id}::uuid and offer.withdrawn_at is null and ${isListed(id, now)}
        and ${platformSetting('takes_payments')}
      order by offer.offered_at, offer.id`,
  view: (rows) => ({
    offers: rows.filter(isOffered).map((row) => {
      const { isShown: _, ...offer } = viewOffer(row)
      return offer
    }),
  }),
})
