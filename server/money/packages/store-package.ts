import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { payForPackage as route } from '#contract/money/packages.ts'
import { leastByCard } from '#contract/money/wallet.ts'
import type { InputOf } from '#contract/route.ts'
import { packagePolicyOf } from '#server/appointments/rules.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { isOffered, type OfferRow, offerColumns, refundRulesOf } from './offers.ts'
import { nameOfParts, type OfferPart, servicesOfOffer } from './parts.ts'

type Input = InputOf<typeof route>
type Row = OfferRow & {
  dietitian_id: string
  is_listed: boolean
  takes_payments: boolean
  has_open: boolean
}
type Wanted = Row & { wallet: number }

/** A patient's purchases run one after the other, so that nobody buys the same package twice from several tabs. */
export const lockBuyer = (tx: Tx, patient: string) => lockFor(tx, `packages:${patient}`)

/** Whether the patient has sessions of one of these services left. */
export const hasSessionsLeft = (
  patient: unknown,
  services: RawBuilder<unknown>,
  now: Date,
) => sql<boolean>`exists (
  select from packages as known join package_uses as use on use.package_id = known.id and use.state = 'ready'
      left join package_parts as part on part.package_id = known.id and part.place = use.part
    where known.patient_id = ${patient}::uuid and known.state = 'open' and known.expires_at > ${now}::timestamptz
      and case when use.part is null then known.service_id else part.service_id end = any(${services}))`

/** The price shown is the price paid; if it has changed, the request is refused. */
export async function readPurchase(
  tx: Tx,
  actor: Actor,
  { offer, price, wallet: byWallet = 0 }: Input,
  now: Date,
): Promise<Wanted> {
  const { rows } = await sql<Row>`
    select ${offerColumns}, offer.dietitian_id, ${isListed(sql`offer.dietitian_id`, now)} as is_listed,
        ${platformSetting('takes_payments')} as takes_payments, ${hasSessionsLeft(actor.id, servicesOfOffer, now)} as has_open
      from package_offers as offer where offer.id = ${offer}::uuid and offer.withdrawn_at is null`.execute(tx)
  const [row] = rows
  if (!row?.is_listed || !isOffered(row)) throw new Refusal('not_found')
  if (isSelf(actor, row.dietitian_id)) throw new Refusal('cannot_book_yourself')
  if (!row.takes_payments) throw new Refusal('payments_unavailable')
  if (row.has_open) throw new Refusal('package_is_open')
  const [total, wallet] = [Math.round(price * 100), Math.round(byWallet * 100)]
  if (total !== row.price_halalas)
    throw new Refusal('price_changed', { detail: { price: row.price_halalas / 100 } })
  const rest = total - wallet
  if (rest < 0 || (rest > 0 && rest < leastByCard * 100))
    throw new Refusal('invalid_fields', { fields: [{ field: 'wallet', code: 'invalid' }] })
  return { ...row, wallet }
}

/** Stores the package as it is offered now; later changes of the offer apply to later packages only. Returns its id. */
export async function storePackage(tx: Tx, actor: Actor, wanted: Wanted, now: Date): Promise<string> {
  const id = randomUUID()
  const { name, otherName } = nameOfParts(wanted.parts)
  await tx
    .insertInto('packages')
    .values({
      id,
      patient_id: actor.id,
      dietitian_id: wanted.dietitian_id,
      offer_id: wanted.id,
      service_id: wanted.service_id,
      service_name: name,
      other_service_name: otherName,
      uses: wanted.uses,
      days: wanted.days,
      price_halalas: wanted.price_halalas,
      policy: JSON.stringify(packagePolicyOf(refundRulesOf(wanted))),
      asked_at: now,
    })
    .execute()
  await storePartsOf(tx, id, wanted.parts)
  return id
}

/** The services of a package of several, with their names and prices of today. */
export async function storePartsOf(tx: Tx, id: string, parts: readonly OfferPart[]): Promise<void> {
  if (parts.length === 1) return
  await tx
    .insertInto('package_parts')
    .values(
      parts.map(({ service, uses, single, named }, at) => ({
        package_id: id,
        place: at + 1,
        service_id: service,
        service_name: named?.name ?? '',
        other_service_name: named?.otherName ?? null,
        uses,
        single_halalas: single ?? 0,
      })),
    )
    .execute()
}
