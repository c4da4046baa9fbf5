import * as z from 'zod/mini'
import { done, fault, id, moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

export const cardBrands = ['mada', 'visa', 'mastercard', 'amex', 'unionpay', 'other'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The means of a payment: a card, or a phone wallet in place of one. */
export const paidWith = [...cardBrands, 'apple_pay', 'stc_pay'] as const
export type PaidWith = (typeof paidWith)[number]

/** The most cards that a patient may save. */
export const mostCards = 10

/** The facts by which a patient distinguishes their cards; the card itself is stored at the gateway. */
const paymentMethod = z.strictObject({
  id,
  brand: z.enum(cardBrands),
  lastFour: z.string(),
  expires: z.strictObject({ month: z.int(), year: z.int() }),
  hasExpired: z.boolean(),
  isDefault: z.boolean(),
  addedAt: moment,
})
export type PaymentMethod = z.output<typeof paymentMethod>

const paymentMethods = z.strictObject({
  /** Whether cards can be added: the operator may have no gateway. */
  isAvailable: z.boolean(),
  /** The patient has returned from adding a card, and the bank has not answered yet. */
  isWaiting: z.boolean(),
  paymentMethods: z.array(paymentMethod),
})

export const listPaymentMethods = route({
  method: 'GET',
  path: '/api/payment-methods',
  summary: 'List your saved cards, default first, without their numbers.',
  audience: 'patient',
  about: ['payment_methods'],
  inPerson: true,
  output: paymentMethods,
})

export const addPaymentMethod = route({
  method: 'POST',
  path: '/api/payment-methods/additions',
  summary: 'Start adding a card: get the gateway’s address to send the browser to.',
  audience: 'patient',
  inPerson: true,
  output: z.strictObject({ url: z.string() }),
  status: 201,
  refusals: ['payments_unavailable', 'gateway_unreachable', 'too_many_cards', 'rate_limited'],
})

export const concludeAddition = route({
  method: 'POST',
  path: '/api/payment-methods/returns',
  summary:
    'Finish adding a card, with what the gateway sent back through the browser. The gateway itself is asked whether there is a card.',
  audience: 'patient',
  touches: ['payment_methods'],
  inPerson: true,
  body: z.strictObject({ state: z.string().check(z.regex(/^[\w-]{43}$/, fault('invalid'))) }),
  output: z.strictObject({ outcome: z.enum(['added', 'not_added', 'waiting']) }),
  refusals: ['link_not_valid', 'payments_unavailable', 'gateway_unreachable', 'rate_limited'],
})

export const chooseDefaultCard = route({
  method: 'PUT',
  path: '/api/payment-methods/:id/default',
  summary: 'Make a card the default for payments.',
  audience: 'patient',
  touches: ['payment_methods'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found', 'card_has_expired'],
})

export const removePaymentMethod = route({
  method: 'DELETE',
  path: '/api/payment-methods/:id',
  summary: 'Delete a card, here and at the gateway.',
  audience: 'patient',
  touches: ['payment_methods'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

/** The gateway may add fields of its own; all that matters is requested from the gateway again. */
export const receivePaymentWebhook = route({
  method: 'POST',
  path: '/api/payments/webhooks',
  summary: 'Receive a notice from the payment gateway that a payment has changed.',
  audience: 'anyone',
  inPerson: true,
  body: z.looseObject({
    id: z.string().check(z.minLength(1, fault('invalid')), z.maxLength(200, fault('too_long'))),
    type: z.string().check(z.minLength(1, fault('invalid')), z.maxLength(100, fault('too_long'))),
    secret_token: z.string().check(z.minLength(1, fault('invalid')), z.maxLength(500, fault('too_long'))),
    data: z.looseObject({
      id: z.string().check(z.minLength(1, fault('invalid')), z.maxLength(200, fault('too_long'))),
    }),
  }),
  output: done,
  refusals: ['payments_unavailable', 'signature_not_valid'],
})
