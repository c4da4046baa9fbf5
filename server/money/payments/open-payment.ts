import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { payForAppointment as route } from '#contract/money/pay-for-appointment.ts'
import type { InputOf } from '#contract/route.ts'
import { paymentWords } from '#copy/money/payments.ts'
import { canReserve, reserveForPayment } from '#server/appointments/booking/reserve-for-payment.ts'
import { limitAttempts } from '#server/appointments/limits.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { feePercentOf } from '#server/invitations/fee-percent.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { gatewayFor, orUnavailable } from '../cards/gateway-for.ts'
import { record } from '../events.ts'
import { isSellerKnown } from '../payouts/is-seller-known.ts'
import { holdFromWallet } from '../wallets/pay-from-wallet.ts'

type Input = InputOf<typeof route>
/** A new form at the gateway, for the part that the wallet does not pay. Null if an earlier payment is used. */
type Ready = {
  id: string
  form: string | null
  url: string | null
  returnsTo: string
  isSellerKnown: boolean
} | null

/** The hold on the time and the form are stored in one transaction: a form that was never shown is never paid. */
export const openPayment: Verb<typeof route, Ready> = async (tx, actor, input, now, house, context) => {
  const reservation = await reserveForPayment(tx, actor, input, now, house, context)
  if ('appointment' in reservation)
    return { url: null, appointment: reservation.appointment, payment: null, seconds: null }
  const { reserved, isNew, halalas, heldUntil } = reservation
  const seconds = Math.floor((heldUntil.getTime() - now.getTime()) / 1_000)
  if (!isNew) {
    const open = await openedBefore(tx, actor, reserved)
    if (!open) throw new Refusal('hold_ended')
    return { url: open.url, appointment: null, payment: open.id, seconds }
  }
  const { ready } = context
  if (!ready) throw new Refusal('hold_ended')
  if (!ready.isSellerKnown) throw new Refusal('seller_unknown')
  const wallet = Math.round((input.wallet ?? 0) * 100)
  await sql`
    insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, wallet_halalas, fee_percent, vat_percent, form, url, returns_to, opened_at, form_until)
      values (${ready.id}, ${actor.id}, ${input.dietitian}, ${reserved}, ${halalas - wallet}, ${wallet}, ${feePercentOf(actor.id, input.dietitian, now)},
        ${platformSetting('vat_percent')}, ${ready.form}, ${ready.url}, ${ready.returnsTo}, ${now}, ${heldUntil})`.execute(
    tx,
  )
  if (wallet > 0)
    await holdFromWallet(
      tx,
      actor,
      { payment: ready.id, appointment: reserved, halalas: wallet, until: heldUntil },
      now,
    )
  await record(tx, actor, 'payment.opened', ready.id, now)
  return { url: ready.url, appointment: null, payment: ready.id, seconds }
}

/** Checks everything that could refuse the request first, so that the gateway is not asked in vain. */
export async function preparePayment(house: House, input: Input, caller: Caller): Promise<Ready> {
  const amount = Math.round(input.price * 100) - Math.round((input.wallet ?? 0) * 100)
  const gateway = amount > 0 ? gatewayFor(house) : null
  const { actor } = caller
  const now = house.clock.now()
  limitAttempts(caller, input, now, house)
  if (!(await house.db.as(actor, (tx) => canReserve(tx, actor, input, now, house)))) return null
  const id = randomUUID()
  const until = new Date(now.getTime() + paymentMinutes * 60_000)
  const returnsTo = backTo(input, id)
  const known = await isSellerKnown(house, input.dietitian)
  if (!gateway || !known) return { id, form: null, url: null, returnsTo, isSellerKnown: known }
  const back = pageUrl(house, actor.language, returnsTo)
  const { id: form, url } = await orUnavailable(
    gateway.openForm({
      for: 'payment',
      amount,
      description: paymentWords.description[actor.language],
      language: actor.language,
      successUrl: back,
      backUrl: back,
      expiresAt: until,
      metadata: { payment: id },
    }),
  )
  return { id, form, url, returnsTo, isSellerKnown: known }
}

/** The booking page, with the patient's choices. */
function backTo({ dietitian, service, mode, startsAt, zone }: Input, payment: string): string {
  const day = dayAt(zone, new Date(startsAt))
  const search = new URLSearchParams({ service, mode, day, slot: startsAt, payment })
  return `/patient/dietitians/${dietitian}/book?${search}`
}

const openedBefore = (tx: Tx, { id }: Actor, appointment: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'url'])
    .where('appointment_id', '=', appointment)
    .where('patient_id', '=', id)
    .where('state', '=', 'opened')
    .executeTakeFirst()
