import type { refundPayment as route } from '#contract/finance/payments.ts'
import type { Verb } from '#server/http/bind.ts'
import { giveBack } from '#server/paying/give-back.ts'
import { gatewayFor } from '#server/payments/methods/gateway-for.ts'

/** Nothing is owed that no gateway could give back. */
export const refundPayment: Verb<typeof route> = async (tx, actor, { id, amount, reason }, now, house) => {
  gatewayFor(house)
  const { left } = await giveBack(
    tx,
    actor,
    { payment: id, halalas: Math.round(amount * 100), reason },
    now,
    house,
  )
  return { left: left / 100 }
}
