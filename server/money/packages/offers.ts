import { type RawBuilder, sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import { mostOffers, type OwnOffer } from '#contract/money/packages.ts'
import { freeCancellationHours } from '#server/appointments/rules.ts'
import { ownRefundRules } from '#server/availability/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { refundRulesNow } from '#server/platform/facts.ts'
import { lockOwnService, priceOfService } from '#server/services/facts.ts'

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

/** The rules by which its uses come back. */
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

/** A package costs no more than as many single appointments. The service's price is locked until the commit. */
export async function assertCheaperThanSingle(
  tx: Tx,
  dietitian: string,
  { service, uses, price }: Terms,
): Promise<void> {
  const { rows } = await lockOwnService(dietitian, service).execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  if (price * 100 > uses * rows[0].price_halalas)
    throw new Refusal('invalid_fields', { fields: [{ field: 'price', code: 'package_saves_nothing' }] })
}

export async function loadOffer(tx: Tx, dietitian: string, id: string): Promise<OwnOffer> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from package_offers as offer
      where offer.id = ${id}::uuid and offer.dietitian_id = ${dietitian}::uuid and offer.withdrawn_at is null`.execute(
    tx,
  )
  if (!rows[0]) throw new Refusal('not_found')
  return viewOffer(rows[0])
}

/** The lock makes two concurrent additions count one after the other. */
export async function assertRoomForOffer(tx: Tx, dietitian: string): Promise<void> {
  await lockFor(tx, `package offers:${dietitian}`)
  const { count } = await tx
    .selectFrom('package_offers')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('dietitian_id', '=', dietitian)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOffers) throw new Refusal('too_many_packages')
}
