import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { gatewayFor } from '../../cards/gateway-for.ts'
import { reverseEarnedUse as takeBack } from '../../packages/reverse-earned-use.ts'
import { refundToSources } from '../refund-to-sources.ts'

export const refundPayment: Verb<typeof contract.refundPayment> = async (
  tx,
  actor,
  { id, amount, reason },
  now,
  house,
) => {
  const asked = { payment: id, halalas: Math.round(amount * 100), reason }
  const { left, card, wallet } = await refundToSources(tx, actor, asked, now, house)
  return { left: left / 100, toCard: card / 100, toWallet: wallet / 100 }
}

/** Without a gateway no money may be owed, as nobody could refund it; a session to be booked again needs no gateway. */
export const takeBackUse: Verb<typeof contract.takeBackUse> = async (
  tx,
  actor,
  { amount, ...asked },
  now,
  house,
) => {
  if (asked.to === 'money') gatewayFor(house)
  const { left } = await takeBack(tx, actor, { ...asked, halalas: Math.round(amount * 100) }, now, house)
  return { left: left / 100 }
}
