/** How what is booked is paid for, where that has been asked. */
export type Way = {
  /** A saved one; null for the form of the payment service. */
  card: string | null
  /** What the wallet is to pay of it, and what is left. */
  byWallet: number
  rest: number
  /** After what was chosen did not do. */
  readAgain: () => void
}
