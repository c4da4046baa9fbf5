import * as z from 'zod/mini'
import { bookingForm, bookingRefusals } from '#contract/appointments/booking.ts'
import { refundRules } from '#contract/appointments/refund-rules.ts'
import { id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

export const payForAppointment = route({
  method: 'POST',
  path: '/api/appointments/payments',
  summary:
    'Hold a free time for fifteen minutes and pay for it: get the address to send the browser to, or what was already booked this way. The appointment is made once the gateway has the money.',
  audience: 'patient',
  touches: ['appointments', 'free_times', 'payments'],
  inPerson: true,
  body: z.strictObject({
    ...bookingForm,
    /** Riyals, as shown to the patient. */
    price: z.number().check(z.gte(1), z.lte(10_000)),
    /** The refund rules, as shown to the patient. */
    refunds: refundRules,
    /** The part that the wallet pays; the rest must be zero, or enough for a card payment. */
    wallet: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
  }),
  output: z.strictObject({
    /** Null if the wallet pays all of it: the payment is then completed immediately. */
    url: z.nullable(z.string()),
    appointment: z.nullable(id),
    /** The payment, for a client that does not pay at `url`. */
    payment: z.nullable(id),
    /** How long the time is held for this payment. */
    seconds: z.nullable(z.int()),
  }),
  status: 201,
  refusals: [
    ...bookingRefusals,
    'price_changed',
    'hold_ended',
    'wallet_has_changed',
    'seller_unknown',
    'payments_unavailable',
    'gateway_unreachable',
  ],
})
