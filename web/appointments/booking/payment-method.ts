import type { bookAppointment } from '#contract/appointments/booking.ts'
import type { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import type { SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import type { ApiError } from '#web/app/api-error.ts'

/** How a booking is paid. */
export type PaymentMethod = {
  /** A saved card; null for the form of the payment service. */
  card: string | null
  /** The amount paid from the wallet, and the rest. */
  byWallet: number
  rest: number
  pay: (asked: SentTo<typeof payForAppointment>) => void
  isBusy: boolean
  /** Reads cards and wallet again after a refusal. */
  readAgain: () => void
}

/** Outcomes of a payment. */
export type PaymentEvents = {
  /** The time is held for so many seconds from now. */
  onKept: (seconds: number) => void
  /** The browser is leaving for the payment service. */
  onLeave: () => void
  onBooked: (appointment: string) => void
  /** The outcome is unknown; the page of this payment shows it. */
  onUnclear: (payment: string) => void
  /** Nothing was paid, and another method may work. */
  onNotPaid: (why: Word) => void
  onRefused: (refused: ApiError) => void
}

/** Books a session of a package that is already paid. */
export type PackagePayment = {
  book: (asked: SentTo<typeof bookAppointment>) => void
  isBusy: boolean
}
