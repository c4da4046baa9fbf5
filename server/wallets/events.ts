import { about, detail, recorder } from '#server/ground/data/events.ts'

/** Where an admin has decided it, a mail says why, and not this. */
type Credited = { halalas: number; isDecided: boolean }

/** In halalas. Of a wallet whose owner has left, the account of the ledger stands in the owner's place. */
type Transferred = { amount: number }

export const walletEvents = {
  'wallet.credited': about('user', ['wallet_mail'], detail<Credited>()),
  'wallet.transferred': about('user', ['wallet_mail'], detail<Transferred & { ibanEnd: string }>()),
  'wallet.transfer_returned': about('user', ['wallet_mail'], detail<Transferred>()),
}

export const record = recorder(walletEvents)
