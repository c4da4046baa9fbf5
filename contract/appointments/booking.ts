import * as z from 'zod/mini'
import { adult } from '../adult.ts'
import { zone } from '../availability.ts'
import { done, id, lines, moment } from '../fields.ts'
import { modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { appointmentAnswer, versionOf } from './appointment.ts'

/** Minutes for which a time is held while the booking form is filled in. */
export const holdMinutes = 5

/** Minutes for which it is held during payment. */
export const paymentMinutes = 15

/** Characters in a patient’s message to the dietitian with a booking. */
export const mostInMessage = 1_000

const wanted = {
  dietitian: id,
  service: id,
  startsAt: moment,
}

export const holdTime = route({
  method: 'POST',
  path: '/api/holds',
  summary:
    'Hold a free time for five minutes, in place of the one held before; longer if it is already being paid for.',
  audience: 'patient',
  body: z.strictObject(wanted),
  output: z.strictObject({
    until: moment,
    /** The same as seconds from now, for browsers whose clock is wrong. */
    seconds: z.int(),
    /** Facts that are also required with a first booking. */
    needs: z.strictObject({ bornOn: z.boolean(), consent: z.boolean() }),
    /** The message to this dietitian from the last unpaid booking; only its writer gets it. */
    message: z.nullable(z.string()),
  }),
  status: 201,
  refusals: [
    'not_found',
    'slot_taken',
    'busy_then',
    'bookings_paused',
    'too_many_upcoming',
    'too_many_pending',
    'cannot_book_yourself',
    'rate_limited',
  ],
})

export const releaseTime = route({
  method: 'DELETE',
  path: '/api/holds',
  summary: 'Release the held time.',
  audience: 'patient',
  output: done,
})

/** The fields of a booking, whether or not it is paid for. */
export const bookingForm = {
  ...wanted,
  mode: z.enum(modes),
  /** The patient’s time zone, used for times in emails and text messages. */
  zone,
  /** The date of birth; required if the patient has not stated it before. */
  bornOn: z.optional(adult),
  /** Consent to the dietitian keeping notes of the consultation; required once. */
  agrees: z.optional(z.boolean()),
  /**
   * The patient’s concern; only the dietitian of this appointment reads it. If it is omitted when paying again, the
   * earlier message stays.
   */
  message: z.optional(lines(mostInMessage)),
}

/** Reasons why a free time cannot be booked. */
export const bookingRefusals = [
  'not_found',
  'slot_taken',
  'busy_then',
  'bookings_paused',
  'too_many_upcoming',
  'too_many_pending',
  'cannot_book_yourself',
  'rate_limited',
] as const

export const bookAppointment = route({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Book a free time. A repeated request makes no second appointment.',
  audience: 'patient',
  touches: ['appointments', 'free_times'],
  body: z.strictObject(bookingForm),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: [...bookingRefusals, 'payment_needed'],
})
