import { sql } from 'kysely'
import type { concludePayment as route } from '#contract/money/payments.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { gatewayFor, orUnavailable } from '../cards/gateway-for.ts'
import { type SettledPayment, settlePayment } from './settle-payment.ts'

/** Another patient's payment is not found. */
export async function prepareConclusion(
  house: House,
  { payment }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<SettledPayment> {
  const [own] = await house.db.read(
    actor,
    () => sql<{ has_form: boolean }>`
      select form is not null as has_form from payments where id = ${payment}::uuid and patient_id = ${actor.id}::uuid`,
  )
  if (own?.has_form !== false) gatewayFor(house)
  if (!own) throw new Refusal('not_found')
  return orUnavailable(settlePayment(house, payment))
}
