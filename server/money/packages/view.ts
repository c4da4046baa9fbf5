import { type RawBuilder, sql } from 'kysely'
import type { PackageEnding } from '#contract/money/packages.ts'

type PartRow = {
  service: string | null
  serviceName: string
  otherServiceName: string | null
  uses: number
  left: number
}

export type BoughtRow = {
  id: string
  service_name: string
  other_service_name: string | null
  uses: number
  days: number
  price_halalas: number
  comes_back_until: number
  parts: PartRow[]
  left: number
  bought: string
  expires: string
  ended: string | null
  ending: PackageEnding | null
}

/** How many sessions can be booked: all of them, or those of one part. */
const ready = (ofPart: RawBuilder<unknown> = sql`true`) => sql`(
  select count(*)::int from package_uses as use where use.package_id = bought.id and use.state = 'ready' and ${ofPart})`

/** Its services; a package of one is one part. */
const partsOfBought = sql`coalesce(
  (select json_agg(json_build_object('service', part.service_id, 'serviceName', part.service_name, 'otherServiceName', part.other_service_name,
      'uses', part.uses, 'left', ${ready(sql`use.part = part.place`)}) order by part.place)
    from package_parts as part where part.package_id = bought.id),
  json_build_array(json_build_object('service', bought.service_id, 'serviceName', bought.service_name,
    'otherServiceName', bought.other_service_name, 'uses', bought.uses, 'left', ${ready()})))`

/** Columns of a package that was bought. */
export const boughtColumns: RawBuilder<BoughtRow> = sql`
  bought.id, bought.service_name, bought.other_service_name, bought.uses, bought.days, bought.price_halalas,
  (bought.policy #>> '{refunds,wholeUntil}')::int as comes_back_until,
  ${partsOfBought} as parts, ${ready()} as left,
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
  parts: row.parts,
  left: row.left,
  boughtAt: iso(row.bought),
  expiresAt: iso(row.expires),
  endedAt: row.ended && iso(row.ended),
  ending: row.ending,
})
