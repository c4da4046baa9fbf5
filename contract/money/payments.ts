import * as z from 'zod/mini'
import { one } from '#contract/appointments/appointment.ts'
import { id, moment } from '#contract/fields.ts'
import { modes } from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'
import { paidWith } from './cards.ts'

export const paymentOutcomes = ['paid', 'waiting', 'not_paid', 'ended', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const concludePayment = route({
  method: 'POST',
  path: '/api/payments/returns',
  summary:
    'Get the outcome of a payment when the browser returns from it. Asks the gateway itself and may be repeated.',
  audience: 'patient',
  touches: ['appointments', 'free_times', 'payments'],
  inPerson: true,
  body: z.strictObject({ payment: id }),
  output: z.strictObject({
    /** `not_paid`: can be tried again; `ended`: the time is no longer held; `refunded`: paid too late, and refunded. */
    outcome: z.enum(paymentOutcomes),
    appointment: z.nullable(id),
  }),
  refusals: ['not_found', 'payments_unavailable', 'gateway_unreachable', 'rate_limited'],
})

export const payWithCard = route({
  method: 'POST',
  path: '/api/payments/:payment/charges',
  summary: 'Pay with a saved card: get the outcome, or the address where the bank verifies the cardholder.',
  audience: 'patient',
  touches: ['appointments', 'free_times', 'payments'],
  inPerson: true,
  params: z.strictObject({ payment: id }),
  body: z.strictObject({ card: id }),
  output: z.strictObject({
    outcome: z.enum(paymentOutcomes),
    appointment: z.nullable(id),
    /** The bank’s page, if the cardholder has to confirm the payment. */
    url: z.nullable(z.string()),
  }),
  refusals: [
    'not_found',
    'hold_ended',
    'card_has_expired',
    'payments_unavailable',
    'gateway_unreachable',
    'rate_limited',
  ],
})

const waitingPayment = z.strictObject({
  payment: id,
  dietitian: z.strictObject({ id, name: z.nullable(z.string()), otherName: z.nullable(z.string()) }),
  service: z.nullable(id),
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  mode: z.enum(modes),
  startsAt: moment,
  /** Riyals, including the wallet's part. */
  amount: z.number(),
  /** When the hold ends; null if it has ended and only the bank's answer is outstanding. */
  heldUntil: z.nullable(moment),
})
export type WaitingPayment = z.output<typeof waitingPayment>

export const listWaitingPayments = route({
  method: 'GET',
  path: '/api/payments/waiting',
  summary: 'List appointments you have started to pay for whose payment is not yet confirmed.',
  audience: 'patient',
  about: ['appointments', 'payments'],
  inPerson: true,
  output: z.strictObject({ payments: z.array(waitingPayment) }),
})

export const giveUpPayment = route({
  method: 'DELETE',
  path: '/api/payments/:payment',
  summary:
    'Abandon a payment you have started, so that its time is free again. The gateway is asked first: a payment that is made, or pending at a bank, stays.',
  audience: 'patient',
  touches: ['appointments', 'payments'],
  inPerson: true,
  params: z.strictObject({ payment: id }),
  output: z.strictObject({
    /** `ended`: abandoned; `waiting`: not abandoned, because a bank is deciding. */
    outcome: z.enum(paymentOutcomes),
    appointment: z.nullable(id),
  }),
  refusals: ['not_found', 'payments_unavailable', 'gateway_unreachable', 'rate_limited'],
})

const receipt = z.strictObject({
  id,
  /** Riyals. */
  amount: z.number(),
  /** The part that came from the wallet. */
  fromWallet: z.number(),
  paidAt: moment,
  card: z.nullable(z.strictObject({ brand: z.enum(paidWith), lastFour: z.string() })),
  refunds: z.array(
    z.strictObject({
      amount: z.number(),
      /** `bank`: the cardholder’s own bank has charged the money back. */
      to: z.enum(['card', 'wallet', 'bank']),
      owedAt: moment,
      /** Null until the gateway has made the refund. */
      doneAt: z.nullable(moment),
    }),
  ),
})
export type Receipt = z.output<typeof receipt>

export const readReceipt = route({
  method: 'GET',
  path: '/api/appointments/:id/payment',
  summary: 'Get what you paid for an appointment and how, and what was refunded.',
  audience: 'patient',
  about: ['appointments', 'payments'],
  inPerson: true,
  params: one,
  output: z.strictObject({ payment: z.nullable(receipt) }),
})
