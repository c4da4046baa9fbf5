import { sql } from 'kysely'
import type { listMyPackages as route } from '#contract/money/packages.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { type OfferRow, offerColumns, viewOffer } from './offers.ts'
import {
  type BoughtRow,
  boughtColumns,
  noOtherSide,
  type OtherOfPackage,
  otherOfPackage,
  viewBought,
} from './view.ts'

type SoldRow = BoughtRow & { patient: OtherOfPackage | null }
type Row = { offers: OfferRow[]; sold: SoldRow[]; is_sold: boolean }

/** Older sales are in the dietitian's data export. */
const mostSold = 100

export const listMyPackages: Read<typeof route, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select (select coalesce(json_agg(offers order by offers.offered_at, offers.id), '[]') from (
        select ${offerColumns}, offer.offered_at from package_offers as offer
          where offer.dietitian_id = ${id}::uuid and offer.withdrawn_at is null) as offers) as offers,
      (select coalesce(json_agg(sold order by sold.bought_at desc, sold.id), '[]') from (
        select ${boughtColumns}, bought.bought_at, ${otherOfPackage} as patient
          from packages as bought where bought.dietitian_id = ${id}::uuid and bought.state <> 'awaited'
          order by bought.bought_at desc, bought.id limit ${mostSold}) as sold) as sold,
      ${platformSetting('takes_payments')} as is_sold`,
  view: ([row]) => ({
    offers: (row?.offers ?? []).map(viewOffer),
    sold: (row?.sold ?? []).map((each) => ({
      ...viewBought(each),
      patient: each.patient ?? noOtherSide,
    })),
    isSold: row?.is_sold ?? false,
  }),
})
