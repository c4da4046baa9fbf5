import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { payWithCard as route } from '#contract/money/payments.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { paymentWords } from '#copy/money/payments.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { cardToPayWith } from '../cards/card-to-pay-with.ts'
import { gatewayFor, orUnavailable } from '../cards/gateway-for.ts'
import { isUnpaidForm } from '../cards/rules.ts'
import { formPageIn, type Gateway, GatewayRefused, type Payment } from '../gateway/gateway.ts'
import { failCharges } from './card-charges.ts'
import { settlePayment } from './settle-payment.ts'

type Charged = OutputOf<typeof route>

/** The attempt is recorded before the gateway is asked, so that nothing is charged without a record here. */
export async function prepareCharge(
  house: House,
  { payment, card }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<Charged> {
  const gateway = gatewayFor(house)
  const before = await house.db.as(actor, (tx) => stateOf(tx, actor, payment))
  if (before.state !== 'opened') return { ...(await orUnavailable(settlePayment(house, payment))), url: null }
  if (before.has_tried) {
    // The outcome of an earlier attempt is checked before another one is made.
    const settled = await orUnavailable(settlePayment(house, payment))
    if (settled.outcome !== 'not_paid' && settled.outcome !== 'waiting') return { ...settled, url: null }
  }
  const wanted = await house.db.as(actor, (tx) => writeDown(tx, actor, payment, card, house.clock.now()))
  const said = await orUnavailable(charge(house, gateway, actor, payment, wanted))
  if (said && isUnpaidForm(said) && said.source.transaction_url)
    return {
      outcome: 'waiting',
      appointment: null,
      url: formPageIn(actor.language, said.source.transaction_url),
    }
  return { ...(await orUnavailable(settlePayment(house, payment))), url: null }
}

type Row = {
  state: 'opened' | 'captured' | 'expired'
  amount_halalas: number
  returns_to: string | null
  form_until: Date
  has_tried: boolean
}

async function stateOf(tx: Tx, { id: patient }: Actor, payment: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select state, amount_halalas, returns_to, form_until,
        exists (select from card_charges where payment_id = payments.id and failed_at is null) as has_tried
      from payments where id = ${payment}::uuid and patient_id = ${patient}::uuid`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}

type Wanted = { charge: string; token: string; amount: number; returnsTo: string }

/** Two requests with the same card are one attempt; a card that a bank has refused may be tried again. */
async function writeDown(tx: Tx, actor: Actor, payment: string, card: string, now: Date): Promise<Wanted> {
  await lockFor(tx, `payment:${payment}`)
  const row = await stateOf(tx, actor, payment)
  if (row.state !== 'opened' || row.form_until <= now) throw new Refusal('hold_ended')
  const token = await cardToPayWith(tx, actor, card, now)
  const known = await sql<{ id: string }>`
    select id from card_charges
      where payment_id = ${payment}::uuid and method_id = ${card}::uuid and failed_at is null`.execute(tx)
  const charge = known.rows[0]?.id ?? randomUUID()
  if (known.rows.length === 0)
    await tx
      .insertInto('card_charges')
      .values({ id: charge, payment_id: payment, method_id: card, asked_at: now })
      .execute()
  return { charge, token, amount: row.amount_halalas, returnsTo: row.returns_to ?? '/patient/appointments' }
}

/** Null if the gateway refuses the card, and so has charged nothing. */
async function charge(
  house: House,
  gateway: Gateway,
  actor: Actor,
  payment: string,
  { charge: id, token, amount, returnsTo }: Wanted,
): Promise<Payment | null> {
  try {
    return await gateway.pay({
      id,
      amount,
      token,
      returnsTo: pageUrl(house, actor.language, returnsTo),
      description: paymentWords.description[actor.language],
      metadata: { payment },
    })
  } catch (fault) {
    if (!(fault instanceof GatewayRefused)) throw fault
    await house.db.as(system, (tx) => failCharges(tx, [id], house.clock.now()))
    return null
  }
}
