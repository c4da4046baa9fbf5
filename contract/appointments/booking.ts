import * as z from 'zod/mini'
import { adult } from '../adult.ts'
import { zone } from '../availability.ts'
import { done, id, lines, moment } from '../fields.ts'
import { modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { appointmentAnswer, versionOf } from './appointment.ts'

/** Minutes for which a time is kept while its booking is filled in. */
export const holdMinutes = 5

/** Minutes for which it is kept while it is paid for. */
export const paymentMinutes = 15

/** Letters of what a patient says to the dietitian with a booking. */
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
    'Keep a free time for five minutes, instead of the one kept before; longer where it is being paid for already.',
  audience: 'patient',
  body: z.strictObject(wanted),
  output: z.strictObject({
    until: moment,
    /** So long from now, for clocks that are wrong. */
    seconds: z.int(),
    /** What the first booking asks for. */
    needs: z.strictObject({ bornOn: z.boolean(), consent: z.boolean() }),
    /** What was written to this dietitian with the last booking that is not paid for; for its writer alone. */
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
  summary: 'Keep it no longer.',
  audience: 'patient',
  output: done,
})

/** What somebody says with a booking, whether or not it is paid for. */
export const bookingForm = {
  ...wanted,
  mode: z.enum(modes),
  /** The reader’s zone, in which mails and messages tell the time. */
  zone,
  /** The date of birth, asked of whoever has not given one. */
  bornOn: z.optional(adult),
  /** That the dietitian keeps notes of the consultation; asked for once. */
  agrees: z.optional(z.boolean()),
  /**
   * What the patient would like help with; the dietitian of this appointment alone reads it. Left out where it is paid for
   * once more, what was written before stays.
   */
  message: z.optional(lines(mostInMessage)),
}

/** What may stand between a free time and its booking. */
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
  summary: 'Book a free time. Sent twice it makes one appointment.',
  audience: 'patient',
  body: z.strictObject(bookingForm),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: [...bookingRefusals, 'payment_needed'],
})
