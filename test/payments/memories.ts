import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { Person } from '#test/people.ts'

/** Of a cancellation: what was agreed on then, and where the patient wished the money. */
export type End = { status: 'pending' | 'confirmed'; startsAt: Date; toWallet: boolean } | null

/** What somebody has asked for and was granted, as far as no row of ours needs to be believed for it; in halalas. */
type Asked = {
  payment: string
  patient: Person
  dietitian: Person
  /** As they were shown with the price. */
  rules: RefundRules
  price: number
  wallet: number
  /** What admins gave back of it: of an appointment before it had ended. */
  before: number
}

export type Booking = Asked & {
  of: 'appointment'
  end: End
  /** What admins gave back once it had ended. */
  after: number
}

export type Bought = Asked & {
  of: 'package'
  uses: Use[]
  /** What its patient has given back and wished on the wallet. */
  toWallet: number
}

/** An appointment that was booked with a package, at the price that was said then. */
export type Use = {
  of: 'use'
  appointment: string
  halalas: number
  bought: Bought
  end: End
  /** What admins took back of it as money; and whether they gave the rest back to be booked again. */
  taken: number
  isBack: boolean
}

export type Memory = Booking | Bought

/** What can befall. */
export type Thing = Memory | Use
