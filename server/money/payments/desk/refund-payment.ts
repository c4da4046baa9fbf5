import type { refundPayment as route } from '#contract/money/payment-desk.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { refundToSources } from '../refund-to-sources.ts'

export const refundPayment: Verb<typeof route> = async (tx, actor, { id, amount, reason }, now, house) => {
  const asked = { payment: id, halalas: Math.round(amount * 100), reason }
  const { left, card, wallet } = await refundToSources(tx, actor, asked, now, house)
  return { left: left / 100, toCard: card / 100, toWallet: wallet / 100 }
}
