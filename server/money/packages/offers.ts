import { type RawBuilder, sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import type { contract } from '#contract/contract.ts'
import { fewestUses, mostOffers, mostUses, type OwnOffer } from '#contract/money/packages.ts'
import { freeCancellationHours } from '#server/appointments/rules.ts'
import { ownRefundRules } from '#server/availability/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { lockOwnService } from '#server/services/facts.ts'
import { record } from '../events.ts'
import { type OfferPart, partsOfOffer, sharesOf, worthOf } from './parts.ts'

/** If the platform takes no payments, nothing prepaid is sold. */
export const listOffers: Read<typeof contract.listOffers, OfferRow> = (_, { id }, now) => ({
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

export const addOffer: Verb<typeof contract.addOffer> = async (tx, actor, form, now) => {
  await assertRoomForOffer(tx, actor.id)
  const parts = partsIn(form)
  await assertCheaperThanSingle(tx, actor.id, parts, form.price)
  const { id } = await tx
    .insertInto('package_offers')
    .values({
      dietitian_id: actor.id,
      service_id: form.service,
      uses: countUses(parts),
      days: form.days,
      price_halalas: form.price * 100,
      offered_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeParts(tx, id, parts)
  await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'added' })
  return { offer: await loadOffer(tx, actor.id, id) }
}

/** Packages that have been bought keep their terms. */
export const saveOffer: Verb<typeof contract.saveOffer> = async (
  tx,
  actor,
  { id, days, price, ...form },
  now,
) => {
  const before = await loadOffer(tx, actor.id, id)
  const parts = partsIn({ ...form, service: before.service })
  await assertCheaperThanSingle(tx, actor.id, parts, price)
  const areSame = JSON.stringify(parts) === JSON.stringify(before.parts)
  if (!areSame || before.days !== days || before.price !== price) {
    await tx
      .updateTable('package_offers')
      .set({ uses: countUses(parts), days, price_halalas: price * 100, changed_at: now })
      .where('id', '=', id)
      .execute()
    await storeParts(tx, id, parts)
    await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'saved' })
  }
  return { offer: await loadOffer(tx, actor.id, id) }
}

/** A second request finds the offer withdrawn already, and succeeds. */
export const withdrawOffer: Verb<typeof contract.withdrawOffer> = async (tx, actor, { id }, now) => {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select id, withdrawn_at from package_offers
        where id = ${id}::uuid and dietitian_id = ${actor.id}::uuid for update)
      update package_offers set withdrawn_at = coalesce(before.withdrawn_at, ${now}) from before
        where package_offers.id = before.id returning before.withdrawn_at is null as is_new`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  if (rows[0].is_new)
    await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'withdrawn' })
  return { done: true }
}

export type OfferRow = {
  id: string
  service_id: string
  uses: number
  days: number
  price_halalas: number
  parts: OfferPart[]
  platform_refunds: RefundRules
  own_refunds: RefundRules | null
}

export const offerColumns: RawBuilder<OfferRow> = sql`
  offer.id, offer.service_id, offer.uses, offer.days, offer.price_halalas, ${partsOfOffer} as parts,
  ${refundRulesNow} as platform_refunds, ${ownRefundRules(sql`offer.dietitian_id`)} as own_refunds`

/** The rules by which its sessions are refunded. */
export const refundRulesOf = ({ platform_refunds, own_refunds }: OfferRow): RefundRules =>
  betterForPatient(platform_refunds, own_refunds)

/** It is sold as long as single appointments would not be cheaper. */
export function isOffered({ parts, price_halalas: price }: OfferRow): boolean {
  const worth = worthOf(parts)
  return worth !== null && price <= worth && hasPriceEach(parts, price)
}

/** Each session needs a price of its own: a free service cannot be part of a package. */
const hasPriceEach = (parts: readonly Pick<OfferPart, 'uses' | 'single'>[], price: number): boolean =>
  sharesOf(
    price,
    parts.map(({ uses, single }) => ({ uses, single: single ?? 0 })),
  ).every((share) => share > 0)

export function viewOffer(row: OfferRow): OwnOffer {
  const { id, service_id, uses, days, price_halalas: price, parts } = row
  return {
    id,
    service: service_id,
    parts: parts.map(({ service, uses }) => ({ service, uses })),
    uses,
    days,
    price: price / 100,
    saves: Math.max(0, (worthOf(parts) ?? 0) - price) / 100,
    comesBackUntil: freeCancellationHours(refundRulesOf(row)),
    isShown: isOffered(row),
  }
}

type FormPart = Pick<OfferPart, 'service' | 'uses'>

/** The services of a form; one that is named twice counts once, with both numbers. */
function partsIn({
  service,
  uses,
  also = [],
}: FormPart & { also?: readonly FormPart[] | undefined }): FormPart[] {
  const counts = new Map<string, number>()
  for (const each of [{ service, uses }, ...also])
    counts.set(each.service, (counts.get(each.service) ?? 0) + each.uses)
  const parts = [...counts].map(([id, count]) => ({ service: id, uses: count }))
  const all = countUses(parts)
  if (all < fewestUses || all > mostUses)
    throw new Refusal('invalid_fields', { fields: [{ field: 'uses', code: 'uses_invalid' }] })
  return parts
}

const countUses = (parts: readonly FormPart[]) => parts.reduce((sum, { uses }) => sum + uses, 0)

/** A package must not cost more than as many single appointments. The services' prices are locked until the commit. */
async function assertCheaperThanSingle(
  tx: Tx,
  dietitian: string,
  parts: readonly FormPart[],
  price: number,
): Promise<void> {
  const priced: (FormPart & { single: number })[] = []
  // Always in this order, so that two changes cannot deadlock.
  for (const part of parts.toSorted((a, b) => (a.service < b.service ? -1 : 1))) {
    const { rows } = await lockOwnService(dietitian, part.service).execute(tx)
    if (!rows[0]) throw new Refusal('not_found')
    priced.push({ ...part, single: rows[0].price_halalas })
  }
  if (price * 100 > (worthOf(priced) ?? 0) || !hasPriceEach(priced, price * 100))
    throw new Refusal('invalid_fields', { fields: [{ field: 'price', code: 'package_saves_nothing' }] })
}

async function storeParts(tx: Tx, offer: string, parts: readonly FormPart[]): Promise<void> {
  await tx.deleteFrom('package_offer_parts').where('offer_id', '=', offer).execute()
  if (parts.length === 1) return
  await tx
    .insertInto('package_offer_parts')
    .values(
      parts.map(({ service, uses }, at) => ({ offer_id: offer, place: at + 1, service_id: service, uses })),
    )
    .execute()
}

async function loadOffer(tx: Tx, dietitian: string, id: string): Promise<OwnOffer> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from package_offers as offer
      where offer.id = ${id}::uuid and offer.dietitian_id = ${dietitian}::uuid and offer.withdrawn_at is null`.execute(
    tx,
  )
  if (!rows[0]) throw new Refusal('not_found')
  return viewOffer(rows[0])
}

/** Under the lock, two concurrent additions are counted one after the other. */
async function assertRoomForOffer(tx: Tx, dietitian: string): Promise<void> {
  await lockFor(tx, `package offers:${dietitian}`)
  const { count } = await tx
    .selectFrom('package_offers')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('dietitian_id', '=', dietitian)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOffers) throw new Refusal('too_many_packages')
}
