import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { payForReserved as route } from '#contract/money/reserved-appointments.ts'
import { leastByCard } from '#contract/money/wallet.ts'
import type { InputOf } from '#contract/route.ts'
import { paymentWords } from '#copy/money/payments.ts'
import { attemptsToPay, attemptToPay, readReserved } from '#server/appointments/booking/pay-reserved.ts'
import type { Tx } from '#server/ground/data/db.ts'
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

type Input = InputOf<typeof route>
type Form = { id: string; form: string | null; url: string | null; returnsTo: string; until: Date }
/** A new form at the gateway, for the part that the wallet does not pay; or the payment that is open already. */
type Ready = { known: { url: string | null; payment: string } } | { fresh: Form }

const minute = 60_000

/** The attempt and its form are stored in one transaction: a form that was never shown is never paid. */
export const payForReserved: Verb<typeof route, Ready> = async (tx, actor, input, now, _house, { ready }) => {
  const row = await readReserved(tx, actor, input.id, now)
  if ('known' in ready) return ready.known
  const known = await openedBefore(tx, input, now)
  if (known) return known
  const { id, form, url, returnsTo, until } = ready.fresh
  const wallet = walletOf(input)
  const attempt = await attemptToPay(tx, input.id, { until, wallet }, now)
  await sql`
    insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, wallet_halalas, fee_percent, vat_percent, form, url, returns_to, opened_at, form_until)
      values (${id}, ${actor.id}, ${row.dietitian}, ${attempt}, ${row.halalas - wallet}, ${wallet}, ${feePercentOf(actor.id, row.dietitian, now)},
        ${platformSetting('vat_percent')}, ${form}, ${url}, ${returnsTo}, ${now}, ${until})`.execute(tx)
  if (wallet > 0)
    await holdFromWallet(tx, actor, { payment: id, appointment: input.id, halalas: wallet, until }, now)
  await record(tx, actor, 'payment.opened', id, now)
  return { url, payment: id }
}

/** Checks everything that could refuse the request first, so that the gateway is not asked in vain. */
export async function prepareForReserved(house: House, input: Input, { actor }: Caller): Promise<Ready> {
  const now = house.clock.now()
  const wallet = walletOf(input)
  const { row, known } = await house.db.as(actor, async (tx) => ({
    row: await readReserved(tx, actor, input.id, now),
    known: await openedBefore(tx, input, now),
  }))
  const amount = row.halalas - wallet
  if (amount < 0 || (amount > 0 && amount < leastByCard * 100))
    throw new Refusal('invalid_fields', { fields: [{ field: 'wallet', code: 'invalid' }] })
  if (known) return { known }
  const gateway = amount > 0 ? gatewayFor(house) : null
  if (!(await isSellerKnown(house, row.dietitian))) throw new Refusal('seller_unknown')
  const id = randomUUID()
  const until = new Date(Math.min(now.getTime() + paymentMinutes * minute, row.until.getTime()))
  const returnsTo = `/patient/appointments/${input.id}?payment=${id}`
  if (!gateway) return { fresh: { id, form: null, url: null, returnsTo, until } }
  const back = pageUrl(house, actor.language, returnsTo)
  const opened = await orUnavailable(
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
  return { fresh: { id, form: opened.id, url: opened.url, returnsTo, until } }
}

const walletOf = ({ wallet = 0 }: Pick<Input, 'wallet'>) => Math.round(wallet * 100)

/** An earlier attempt with the same part from the wallet, if at least a minute of its form is left. */
async function openedBefore(tx: Tx, input: Input, now: Date) {
  const { rows } = await sql<{ id: string; url: string | null }>`
    select payments.id, url from payments
      where appointment_id in (${attemptsToPay(input.id)}) and state = 'opened' and payments.wallet_halalas = ${walletOf(input)}
        and form_until > ${new Date(now.getTime() + minute)}::timestamptz
      order by opened_at desc limit 1`.execute(tx)
  return rows[0] ? { url: rows[0].url, payment: rows[0].id } : null
}
