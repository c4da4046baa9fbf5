import type {
  returnTransfer as returnRoute,
  transferFromWallet as route,
} from '#contract/money/wallet-desk.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import {
  creditReturnedTransfer,
  type LockedWallet,
  lockWallet,
  readTransfer,
  takeTransfer,
} from './transfers.ts'

/** The money is deducted from the wallet before the bank transfer, so that nobody pays with it meanwhile. */
export const transferFromWallet: Verb<typeof route> = async (tx, actor, { id, amount, iban }, now) => {
  const wallet = await walletOfAnother(tx, actor, id, now)
  const { available } = wallet
  const halalas = Math.round(amount * 100)
  if (halalas > available) throw new Refusal('refund_has_changed', { detail: { left: available / 100 } })
  await takeTransfer(tx, actor, wallet, { halalas, ibanEnd: iban.slice(-4) }, now)
  return { left: (available - halalas) / 100 }
}

export const returnTransfer: Verb<typeof returnRoute> = async (tx, actor, { id }, now) => {
  const transfer = await readTransfer(tx, id)
  if (!transfer) throw new Refusal('not_found')
  const wallet = await walletOfAnother(tx, actor, transfer.account_id, now)
  const { available } = wallet
  if (transfer.returned_at) return { left: available / 100 }
  await creditReturnedTransfer(tx, actor, wallet, transfer, now)
  return { left: (available + transfer.halalas) / 100 }
}

async function walletOfAnother(tx: Tx, actor: Actor, account: string, now: Date): Promise<LockedWallet> {
  const wallet = await lockWallet(tx, account, now)
  if (!wallet) throw new Refusal('not_found')
  if (wallet.owner !== null && isSelf(actor, wallet.owner)) throw new Refusal('own_account')
  return wallet
}
