import type { AppointmentStatus, Ending, Outcome } from '#contract/appointments/appointment.ts'
import type { Mode, Platform } from '#contract/practice-options.ts'

export type DeskService = {
  id: string
  slug: string
  name: string
  otherName: string | null
  minutes: number
  price: number
  platform: Platform
}

/** A dietitian of the demo, for planning. Moments are epoch milliseconds. */
export type Desk = {
  id: string
  email: string
  openSince: number
  services: readonly DeskService[]
  weekly: readonly (readonly { from: string; to: string }[])[]
  closed: readonly (readonly [from: number, to: number])[]
  takesAtOnce: boolean
  patients: readonly string[]
}

export type Planned = {
  id: string
  dietitian: string
  patient: string
  service: DeskService
  /** Riyals, at the time of booking. */
  price: number
  /** The package it was booked with and paid by. */
  package?: string
  /** It is paid with the booking, under the refund rules shown at that time. */
  isPaid?: boolean
  mode: Mode
  startsAt: number
  endsAt: number
  requestedAt: number
  status: AppointmentStatus
  ending: Ending | null
  outcome: Outcome | null
  /** It was confirmed before it was cancelled. */
  wasAgreed?: boolean
  /** The dietitian booked it; the patient paid for it, or has yet to. */
  byDietitian?: boolean
  /** It may be outside the practice's weekly hours. */
  isOutside: boolean
  reason?: string
  /** The patient's concern. */
  message?: string
  /** The time to which its patient wants to move it, and since when. */
  wanted?: { at: number; since: number }
}
