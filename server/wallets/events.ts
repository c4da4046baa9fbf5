import { about, detail, recorder } from '#server/data/events.ts'

/** Where an admin has decided it, a mail says why, and not this. */
type Credited = { halalas: number; isDecided: boolean }

export const walletEvents = {
  'wallet.credited': about('user', ['wallet_mail'], detail<Credited>()),
}

export const record = recorder(walletEvents)
