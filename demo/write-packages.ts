import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { packagePolicyOf } from '#server/appointments/rules.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type OfferRow, offerColumns, refundRulesOf } from '#server/money/packages/offers.ts'
import { nameOfParts } from '#server/money/packages/parts.ts'
import { openUses } from '#server/money/packages/sell-package.ts'
import { storePartsOf } from '#server/money/packages/store-package.ts'
import { type DemoOffer, demoPackages } from './content/packages.ts'
import { dateOf, minute, writeHistory } from './history.ts'
import type { Planned } from './planned.ts'

export type PackageName = keyof typeof demoPackages
type Buyer = (typeof demoPackages)[PackageName]['buyer']
/** Packages that the stories may be booked with: their ids, and the price per session in riyals. */
export type Bought = Partial<Record<PackageName, { id: string; perUse: number }>>

/** Buys packages for the demo accounts, with all sessions ready; skips those that their dietitian has never offered. */
export async function writePackages(tx: Tx, people: Record<Buyer, string>, now: Date): Promise<Bought> {
  const bought: Bought = {}
  for (const name of Object.keys(demoPackages) as PackageName[]) {
    const { buyer, offer, bought: moment } = demoPackages[name]
    const id = await buy(tx, { patient: people[buyer], offer, at: dateOf(moment, now) })
    if (id) bought[name] = { id, perUse: offer.price / offer.uses }
  }
  return bought
}

type Purchase = { patient: string; offer: DemoOffer; at: Date }

async function buy(tx: Tx, { patient, offer, at }: Purchase): Promise<string | null> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from package_offers as offer
        join users on users.id = offer.dietitian_id join services on services.id = offer.service_id
      where users.email = ${offer.dietitian} and services.slug = ${offer.service}
        and offer.uses = ${offer.uses} and offer.days = ${offer.days} and offer.price_halalas = ${offer.price * 100}`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return null
  const id = randomUUID()
  const { name, otherName } = nameOfParts(row.parts)
  await sql`
    insert into packages (id, patient_id, dietitian_id, offer_id, service_id, service_name, other_service_name, uses, days, price_halalas,
        policy, asked_at)
      select ${id}::uuid, ${patient}::uuid, offer.dietitian_id, offer.id, service_id, ${name}, ${otherName}, uses, days, offer.price_halalas,
          ${JSON.stringify(packagePolicyOf(refundRulesOf(row)))}::jsonb, ${new Date(at.getTime() - 3 * minute)}
        from package_offers as offer where offer.id = ${row.id}::uuid`.execute(tx)
  await storePartsOf(tx, id, row.parts)
  await openUses(tx, id, at)
  await writeHistory(tx, system, [{ kind: 'package.bought', subject: 'package', id, at }])
  return id
}

/** Assigns sessions in the order of the appointments; those of completed appointments are used up. */
export async function bookUses(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const booked = planned.filter((each) => each.package).map((each) => each.id)
  await sql`
    update package_uses set state = case status when 'completed' then 'used' else 'booked' end, appointment_id = booked.id
      from (select id, package_id, status, row_number() over (partition by package_id order by starts_at) as place
          from appointments where id = any(${booked}::uuid[])) as booked
      where package_uses.package_id = booked.package_id and package_uses.place = booked.place`.execute(tx)
}
