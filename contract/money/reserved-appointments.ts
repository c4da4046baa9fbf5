import * as z from 'zod/mini'
import { appointmentAnswer, one, versionOf } from '#contract/appointments/appointment.ts'
import { id, moment } from '#contract/fields.ts'
import { modes } from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'

/** The most appointments of one patient that may await payment with one dietitian at the same time. */
export const mostReserved = 5

export const bookForPatient = route({
  method: 'POST',
  path: '/api/practice/appointments',
  summary:
    'Book a free time for a patient of yours: confirmed if a package or nothing pays for it, else reserved for the patient’s payment. Your minimum notice does not apply. A repeated request makes no second appointment.',
  audience: 'dietitian',
  touches: ['appointments', 'free_times'],
  body: z.strictObject({ patient: id, service: id, startsAt: moment, mode: z.enum(modes) }),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: [
    'not_found',
    'not_listed',
    'slot_taken',
    'bookings_paused',
    'too_many_reserved',
    'billing_missing',
    'cannot_book_yourself',
    'rate_limited',
  ],
})

export const payForReserved = route({
  method: 'POST',
  path: '/api/appointments/:id/payments',
  summary:
    'Pay for an appointment that the dietitian has reserved for you: get the address to send the browser to. It is confirmed once the gateway has the money.',
  audience: 'patient',
  touches: ['appointments', 'payments'],
  inPerson: true,
  params: one,
  body: z.strictObject({
    /** The part that the wallet pays; the rest must be zero, or enough for a card payment. */
    wallet: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
  }),
  output: z.strictObject({
    /** Null if the wallet pays all of it: the payment is then completed immediately. */
    url: z.nullable(z.string()),
    payment: id,
  }),
  status: 201,
  refusals: [
    'not_found',
    'status_has_changed',
    'wallet_has_changed',
    'seller_unknown',
    'payments_unavailable',
    'gateway_unreachable',
    'rate_limited',
  ],
})
