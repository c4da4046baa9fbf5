import type { takeBackUse as route } from '#contract/money/payment-desk.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { gatewayFor } from '../../cards/gateway-for.ts'
import { reverseEarnedUse as takeBack } from '../../packages/reverse-earned-use.ts'

/** No money is owed that no gateway could refund; a use to be booked again needs no gateway. */
export const takeBackUse: Verb<typeof route> = async (tx, actor, { amount, ...asked }, now, house) => {
  if (asked.to === 'money') gatewayFor(house)
  const { left } = await takeBack(tx, actor, { ...asked, halalas: Math.round(amount * 100) }, now, house)
  return { left: left / 100 }
}
