import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { payForPackage as route } from '#contract/money/packages.ts'
import type { InputOf } from '#contract/route.ts'
import { paymentWords } from '#copy/money/payments.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { feePercentOf } from '#server/invitations/fee-percent.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { gatewayFor, orUnavailable } from '../cards/gateway-for.ts'
import { record } from '../events.ts'
import { isSellerKnown } from '../payouts/is-seller-known.ts'
import { holdFromWallet } from '../wallets/pay-from-wallet.ts'
import { pendingPurchasesOf } from './facts.ts'
import { lockBuyer, readPurchase, storePackage } from './store-package.ts'

type Input = InputOf<typeof route>
type Ready = {
  id: string
  form: string | null
  url: string | null
  returnsTo: string
  isSellerKnown: boolean
} | null

const minute = 60_000

/** The package and its form are stored in one transaction. A repeated request gets the same form. */
export const payForPackage: Verb<typeof route, Ready> = async (tx, actor, input, now, _house, { ready }) => {
  await lockBuyer(tx, actor.id)
  const wanted = await readPurchase(tx, actor, input, now)
  const known = await openedBefore(tx, actor, input, now)
  if (known) return known
  if (!ready) throw new Error('the stored package has no payment form')
  if (!ready.isSellerKnown) throw new Refusal('seller_unknown')
  const until = new Date(now.getTime() + paymentMinutes * minute)
  const bought = await storePackage(tx, actor, wanted, now)
  await sql`
    insert into payments (id, patient_id, dietitian_id, package_id, amount_halalas, wallet_halalas, fee_percent, vat_percent, form, url, returns_to, opened_at, form_until)
      values (${ready.id}, ${actor.id}, ${wanted.dietitian_id}, ${bought}, ${wanted.price_halalas - wanted.wallet}, ${wanted.wallet},
        ${feePercentOf(actor.id, wanted.dietitian_id, now)}, ${platformSetting('vat_percent')}, ${ready.form}, ${ready.url}, ${ready.returnsTo}, ${now}, ${until})`.execute(
    tx,
  )
  if (wanted.wallet > 0)
    await holdFromWallet(
      tx,
      actor,
      { payment: ready.id, appointment: null, package: bought, halalas: wanted.wallet, until },
      now,
    )
  await record(tx, actor, 'payment.opened', ready.id, now)
  return { url: ready.url, payment: ready.id, seconds: paymentMinutes * 60 }
}

/** Checks everything that could refuse the request first, so that the gateway is not asked in vain. */
export async function prepareForPackage(house: House, input: Input, { actor }: Caller): Promise<Ready> {
  const amount = Math.round(input.price * 100) - Math.round((input.wallet ?? 0) * 100)
  const gateway = amount > 0 ? gatewayFor(house) : null
  const now = house.clock.now()
  const { known, seller } = await house.db.as(actor, async (tx) => {
    const { dietitian_id } = await readPurchase(tx, actor, input, now)
    return { known: await openedBefore(tx, actor, input, now), seller: dietitian_id }
  })
  const isKnown = await isSellerKnown(house, seller)
  const id = randomUUID()
  const returnsTo = `/patient/packages?payment=${id}`
  if (known || !gateway || !isKnown) return { id, form: null, url: null, returnsTo, isSellerKnown: isKnown }
  const back = pageUrl(house, actor.language, returnsTo)
  const { id: form, url } = await orUnavailable(
    gateway.openForm({
      for: 'payment',
      amount,
      description: paymentWords.package[actor.language],
      language: actor.language,
      successUrl: back,
      backUrl: back,
      expiresAt: new Date(now.getTime() + paymentMinutes * minute),
      metadata: { payment: id },
    }),
  )
  return { id, form, url, returnsTo, isSellerKnown: isKnown }
}

/** A payment opened earlier whose form is valid for at least another minute. */
async function openedBefore(tx: Tx, { id }: Actor, { offer, price, wallet = 0 }: Input, now: Date) {
  const { rows } = await sql<{ id: string; url: string | null; form_until: Date }>`
    select id, url, form_until from payments
      where patient_id = ${id}::uuid and state = 'opened' and package_id in (${pendingPurchasesOf(id, offer)})
        and amount_halalas + wallet_halalas = ${Math.round(price * 100)} and wallet_halalas = ${Math.round(wallet * 100)}
        and form_until > ${new Date(now.getTime() + minute)}::timestamptz
      order by opened_at desc limit 1`.execute(tx)
  const [row] = rows
  if (!row) return null
  const seconds = Math.floor((row.form_until.getTime() - now.getTime()) / 1_000)
  return { url: row.url, payment: row.id, seconds }
}
