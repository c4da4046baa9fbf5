import { type RawBuilder, sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import type { contract } from '#contract/contract.ts'
import { mostOffers, type OwnOffer } from '#contract/money/packages.ts'
import { freeCancellationHours } from '#server/appointments/rules.ts'
import { ownRefundRules } from '#server/availability/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { lockOwnService, priceOfService } from '#server/services/facts.ts'
import { record } from '../events.ts'

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
  await assertCheaperThanSingle(tx, actor.id, form)
  const { id } = await tx
    .insertInto('package_offers')
    .values({
      dietitian_id: actor.id,
      service_id: form.service,
      uses: form.uses,
      days: form.days,
      price_halalas: form.price * 100,
      offered_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'added' })
  return { offer: await loadOffer(tx, actor.id, id) }
}

/** Packages that have been bought keep their terms. */
export const saveOffer: Verb<typeof contract.saveOffer> = async (
  tx,
  actor,
  { id, uses, days, price },
  now,
) => {
  const { service, ...before } = await loadOffer(tx, actor.id, id)
  await assertCheaperThanSingle(tx, actor.id, { service, uses, price })
  if (before.uses !== uses || before.days !== days || before.price !== price) {
    await tx
      .updateTable('package_offers')
      .set({ uses, days, price_halalas: price * 100, changed_at: now })
      .where('id', '=', id)
      .execute()
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
  /** The current price of a single appointment; null if its service is not sold. */
  single: number | null
  platform_refunds: RefundRules
  own_refunds: RefundRules | null
}

export const offerColumns: RawBuilder<OfferRow> = sql`
  offer.id, offer.service_id, offer.uses, offer.days, offer.price_halalas, ${priceOfService(sql`offer.service_id`)} as single,
  ${refundRulesNow} as platform_refunds, ${ownRefundRules(sql`offer.dietitian_id`)} as own_refunds`

/** The rules by which its sessions are refunded. */
export const refundRulesOf = ({ platform_refunds, own_refunds }: OfferRow): RefundRules =>
  betterForPatient(platform_refunds, own_refunds)

/** It is sold as long as single appointments would not be cheaper. */
export const isOffered = ({ single, uses, price_halalas }: OfferRow): boolean =>
  single !== null && price_halalas <= uses * single

export function viewOffer(row: OfferRow): OwnOffer {
  const { id, service_id, uses, days, price_halalas: price, single } = row
  return {
    id,
    service: service_id,
    uses,
    days,
    price: price / 100,
    saves: Math.max(0, uses * (single ?? 0) - price) / 100,
    comesBackUntil: freeCancellationHours(refundRulesOf(row)),
    isShown: isOffered(row),
  }
}

type Terms = { service: string; uses: number; price: number }

/** A package must not cost more than as many single appointments. The service's price is locked until the commit. */
async function assertCheaperThanSingle(
  tx: Tx,
  dietitian: string,
  { service, uses, price }: Terms,
): Promise<void> {
  const { rows } = await lockOwnService(dietitian, service).execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  if (price * 100 > uses * rows[0].price_halalas)
    throw new Refusal('invalid_fields', { fields: [{ field: 'price', code: 'package_saves_nothing' }] })
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
