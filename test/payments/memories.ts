import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { Person } from '#test/people.ts'

/** For a cancellation: the state before, and where the patient wanted the money. */
export type Ending = { status: 'pending' | 'confirmed'; startsAt: Date; toWallet: boolean } | null

/** What somebody requested and was granted, as far as it is known without relying on our rows; in halalas. */
type Asked = {
  payment: string
  patient: Person
  dietitian: Person
  /** As shown with the price. */
  rules: RefundRules
  price: number
  wallet: number
  /** What admins refunded before the appointment had ended. */
  before: number
}

export type Booking = Asked & {
  of: 'appointment'
  end: Ending
  /** What admins refunded after it had ended. */
  after: number
}

export type BoughtPackage = Asked & {
  of: 'package'
  uses: Use[]
  /** What the patient returned and wanted in the wallet. */
  toWallet: number
}

/** An appointment booked with a package, at the price stated then. */
export type Use = {
  of: 'use'
  appointment: string
  halalas: number
  bought: BoughtPackage
  end: Ending
  /** What admins took back of it as money, and whether they made the session bookable again. */
  taken: number
  isBack: boolean
}

export type Memory = Booking | BoughtPackage

/** Anything that fates are applied to. */
export type Purchase = Memory | Use
