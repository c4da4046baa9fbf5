import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { PackageUse } from '#contract/money/packages.ts'
import { startOf } from '#server/appointments/facts/one-appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { isPackageDisputed } from '../payments/facts.ts'
import { readyValue } from './facts.ts'
import { type OfferRow, offerColumns, viewOffer } from './offers.ts'
import { leftOnCard } from './refund-to-card-then-wallet.ts'
import {
  type BoughtRow,
  boughtColumns,
  noOtherSide,
  type OtherOfPackage,
  otherOfPackage,
  viewBought,
} from './view.ts'

type UseRow = {
  part: number
  halalas: number
  state: PackageUse['state']
  appointment: string | null
  starts: string | null
}
type Row = BoughtRow & {
  dietitian_id: string | null
  service_id: string | null
  dietitian: OtherOfPackage | null
  ready: number
  card_left: number
  is_disputed: boolean
  each: UseRow[]
}

export const listPackages: Read<typeof contract.listPackages, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select ${boughtColumns}, bought.dietitian_id, bought.service_id, ${otherOfPackage} as dietitian, ${readyValue(sql`bought.id`)} as ready,
        coalesce((select ${leftOnCard} from payments where package_id = bought.id and state = 'captured'), 0) as card_left, ${isPackageDisputed(sql`bought.id`)} as is_disputed,
        (select json_agg(json_build_object('part', coalesce(part - 1, 0), 'halalas', halalas, 'state', package_uses.state, 'appointment', appointment_id,
            'starts', ${startOf(sql`appointment_id`)}) order by place) from package_uses where package_id = bought.id) as each
      from packages as bought where bought.patient_id = ${id}::uuid and bought.state <> 'awaited'
      order by bought.bought_at desc, bought.id`,
  view: (rows) => ({
    packages: rows.map((row) => ({
      ...viewBought(row),
      dietitian: row.dietitian_id,
      dietitianName: row.dietitian ?? noOtherSide,
      service: row.service_id,
      refund: row.ending === null && row.ready > 0 && !row.is_disputed ? row.ready / 100 : null,
      toCard: Math.min(row.ready, row.card_left) / 100,
      each: row.each.map(({ part, halalas, state, appointment, starts }) => ({
        part,
        amount: halalas / 100,
        state,
        appointment:
          appointment && starts ? { id: appointment, startsAt: new Date(starts).toISOString() } : null,
      })),
    })),
  }),
})

type SoldRow = BoughtRow & { patient: OtherOfPackage | null }
type OwnRow = { offers: OfferRow[]; sold: SoldRow[]; is_sold: boolean }

/** Older sales are in the dietitian's data export. */
const mostSold = 100

export const listMyPackages: Read<typeof contract.listMyPackages, OwnRow> = ({ id }) => ({
  query: () => sql<OwnRow>`
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
