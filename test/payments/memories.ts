import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { Person } from '#test/people.ts'

/** For a cancellation: the state before, and where the patient wanted the money to go. */
export type Ending = { status: 'pending' | 'confirmed'; startsAt: Date; toWallet: boolean } | null

/** The requests of a patient and their outcomes, as known without relying on the platform's rows; in halalas. */
type Asked = {
  payment: string
  patient: Person
  dietitian: Person
  /** As shown beside the price. */
  rules: RefundRules
  price: number
  wallet: number
  /** The amount that admins refunded before the appointment had ended. */
  before: number
}

export type Booking = Asked & {
  of: 'appointment'
  end: Ending
  /** The amount that admins refunded after it had ended. */
  after: number
}

export type BoughtPackage = Asked & {
  of: 'package'
  uses: Use[]
  /** The amount of returned sessions that the patient wanted in the wallet. */
  toWallet: number
}

/** An appointment booked with a package, at the price stated when booking. */
export type Use = {
  of: 'use'
  appointment: string
  halalas: number
  bought: BoughtPackage
  end: Ending
  /** The amount that admins took back as money, and whether they made the session bookable again. */
  taken: number
  isBack: boolean
}

export type Memory = Booking | BoughtPackage

/** A purchase to which fates are applied. */
export type Purchase = Memory | Use
