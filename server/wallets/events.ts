import { about, detail, recorder } from '#server/data/events.ts'

export const walletEvents = {
  'wallet.credited': about('user', ['wallet_mail'], detail<{ halalas: number }>()),
}

export const record = recorder(walletEvents)
