import type { bookAppointment } from '#contract/appointments/booking.ts'
import type { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import type { SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import type { ApiError } from '#web/app/api-error.ts'

/** How what is booked is paid for. */
export type PaymentMethod = {
  /** A saved one; null for the form of the payment service. */
  card: string | null
  /** What the wallet is to pay of it, and what is left. */
  byWallet: number
  rest: number
  pay: (asked: SentTo<typeof payForAppointment>) => void
  isBusy: boolean
  /** After what was chosen did not do. */
  readAgain: () => void
}

/** What comes of it. */
export type PaymentEvents = {
  /** The time is kept for so many seconds more. */
  onKept: (seconds: number) => void
  /** The browser is on its way to the payment service. */
  onLeave: () => void
  /** It is booked already. */
  onBooked: (appointment: string) => void
  /** What has become of it is told where one comes back to. */
  onUnclear: (payment: string) => void
  /** Nothing was paid, and another way may do. */
  onNotPaid: (why: Word) => void
  onRefused: (refused: ApiError) => void
}

/** With what somebody has paid before. */
export type PackagePayment = {
  book: (asked: SentTo<typeof bookAppointment>) => void
  isBusy: boolean
}
