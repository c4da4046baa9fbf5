import { type RawBuilder, sql } from 'kysely'
import type { PackageEnding } from '#contract/money/packages.ts'

export type BoughtRow = {
  id: string
  service_name: string
  other_service_name: string | null
  uses: number
  days: number
  price_halalas: number
  comes_back_until: number
  left: number
  bought: string
  expires: string
  ended: string | null
  ending: PackageEnding | null
}

/** Columns of a package that was bought. */
export const boughtColumns: RawBuilder<BoughtRow> = sql`
  bought.id, bought.service_name, bought.other_service_name, bought.uses, bought.days, bought.price_halalas,
  (bought.policy #>> '{refunds,wholeUntil}')::int as comes_back_until,
  (select count(*)::int from package_uses where package_id = bought.id and package_uses.state = 'ready') as left,
  to_json(bought.bought_at) #>> '{}' as bought, to_json(bought.expires_at) #>> '{}' as expires,
  to_json(bought.ended_at) #>> '{}' as ended, bought.ending`

export type OtherOfPackage = { name: string | null; otherName: string | null }

/** The other side of a package that was bought; null if their account is closed. */
export const otherOfPackage: RawBuilder<OtherOfPackage | null> = sql`app.other_in_package(bought.id)`

export const noOtherSide: OtherOfPackage = { name: null, otherName: null }

const iso = (moment: string) => new Date(moment).toISOString()

export const viewBought = (row: BoughtRow) => ({
  id: row.id,
  serviceName: row.service_name,
  otherServiceName: row.other_service_name,
  uses: row.uses,
  days: row.days,
  price: row.price_halalas / 100,
  comesBackUntil: row.comes_back_until,
  left: row.left,
  boughtAt: iso(row.bought),
  expiresAt: iso(row.expires),
  endedAt: row.ended && iso(row.ended),
  ending: row.ending,
})
