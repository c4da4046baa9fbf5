import * as z from 'zod/mini'
import {
  day,
  figure,
  id,
  moment,
  pageToken,
  rangeChecks,
  requiredLines,
  searchText,
} from '#contract/fields.ts'
import { reportedAppointment } from '#contract/reports/figures.ts'
import { route } from '#contract/route.ts'
import { bookAccounts, entryKinds } from './books.ts'
import { paidWith } from './cards.ts'
import { person } from './person.ts'

export const paymentFilters = ['captured', 'refunded', 'refund_due', 'disputed', 'opened', 'expired'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

/** By the time of payment, or by the amount. */
export const paymentOrders = ['latest', 'earliest', 'largest', 'smallest'] as const
export type PaymentOrder = (typeof paymentOrders)[number]

const states = ['opened', 'captured', 'expired'] as const

/** Riyals, to the halala. */
const riyals = z.number().check(
  z.gte(0.01),
  z.lte(100_000),
  z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6),
)

export const foundPayment = z.strictObject({
  id,
  /** Null if the account is closed. */
  patient: z.nullable(person),
  dietitian: z.nullable(person),
  /** Card and wallet together. */
  amount: z.number(),
  /** Amounts refunded to card or wallet, and still to be refunded. */
  refunded: z.number(),
  refundDue: z.number(),
  state: z.enum(states),
  isDisputed: z.boolean(),
  /** When it was paid, or, if it was not, when the form was opened. */
  at: moment,
})
export type FoundPayment = z.output<typeof foundPayment>

export const searchPayments = route({
  method: 'POST',
  path: '/api/admin/payments/search',
  summary:
    'Search payments, latest first if no other order is given. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  body: z
    .strictObject({
      /** Part of a name, an email address or a phone number of the payer or the payee. */
      q: z.optional(searchText),
      /** Only payments that this account paid or earned. */
      person: z.optional(id),
      amount: z.optional(riyals),
      state: z.optional(z.enum(paymentFilters)),
      from: z.optional(day),
      to: z.optional(day),
      order: z.optional(z.enum(paymentOrders)),
      after: z.optional(pageToken),
    })
    .check(...rangeChecks),
  output: z.strictObject({
    payments: z.array(foundPayment),
    after: z.nullable(z.string()),
    total: z.nullable(z.int()),
  }),
})

const one = z.strictObject({ id })

const step = z.strictObject({
  id,
  kind: z.enum([...entryKinds, 'opened', 'expired']),
  at: moment,
  /** The admin who decided it, if one did. */
  by: z.nullable(person),
  /** Riyals: positive for a debit, negative for a credit. */
  entries: z.array(
    z.strictObject({ account: z.enum(bookAccounts), person: z.nullable(person), amount: z.number() }),
  ),
})
export type PaymentStep = z.output<typeof step>

/** Earnings taken back from a package appointment become money, or a session that can be booked again. */
export const reversalTargets = ['money', 'package'] as const
export type ReversalTarget = (typeof reversalTargets)[number]

export const paymentRefund = z.strictObject({
  id,
  amount: z.number(),
  to: z.enum(['card', 'wallet']),
  cause: z.enum([
    'time_gone',
    'ended',
    'wallet_closed',
    'by_admin',
    'not_sold',
    'package_ended',
    'use_returned',
  ]),
  reason: z.nullable(z.string()),
  owedAt: moment,
  doneAt: z.nullable(moment),
})

const paymentPage = z.strictObject({
  ...foundPayment.shape,
  openedAt: moment,
  capturedAt: z.nullable(moment),
  card: z.nullable(z.strictObject({ brand: z.enum(paidWith), lastFour: z.string() })),
  /** The part that came from the patient’s wallet. */
  fromWallet: z.number(),
  feePercent: z.number(),
  vatPercent: z.number(),
  /** The gateway’s own id of the payment. */
  gatewayPayment: z.nullable(z.string()),
  appointment: z.nullable(reportedAppointment),
  /** The package that was paid for, if any. */
  package: z.nullable(
    z.strictObject({
      serviceName: z.string(),
      otherServiceName: z.nullable(z.string()),
      uses: z.int(),
      /** A session that is taken back can be booked again. */
      isOpen: z.boolean(),
      /** The appointments of the package that have been earned. */
      earned: z.array(
        z.strictObject({
          appointment: id,
          startsAt: z.nullable(moment),
          /** The shares of the dietitian and the platform, and how much of them can be taken back. */
          kept: z.number(),
          left: z.number(),
        }),
      ),
      /** Amounts that admins have taken back, newest first. */
      taken: z.array(
        z.strictObject({
          id,
          startsAt: z.nullable(moment),
          amount: z.number(),
          to: z.enum(reversalTargets),
          reason: z.string(),
          at: moment,
        }),
      ),
    }),
  ),
  /** How much can still be refunded, and how much of that to the card; the rest goes to the wallet. */
  left: z.number(),
  leftOnCard: z.number(),
  /** The dietitian has already earned it: a refund is deducted from those earnings. */
  isEarned: z.boolean(),
  refunds: z.array(paymentRefund),
  /** The history of the payment, in order. */
  steps: z.array(step),
})
export type PaymentPage = z.output<typeof paymentPage>

export const readPayment = route({
  method: 'GET',
  path: '/api/admin/payments/:id',
  summary: 'Get one payment: its history with ledger entries, its appointment and its refunds.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments'],
  inPerson: true,
  params: one,
  output: z.strictObject({ payment: paymentPage }),
  refusals: ['not_found'],
})

export const refundForm = z.strictObject({
  amount: figure(0.01, 100_000, { missing: 'required' }),
  /** Both patient and dietitian read it. */
  reason: requiredLines(1_000),
})

export const refundPayment = route({
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  summary:
    'Refund a payment in whole or part, with a reason for both sides: to the card up to what it paid, the rest to the wallet. Earnings from it are reversed in the same shares.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payments'],
  inPerson: true,
  needsProof: true,
  params: one,
  body: refundForm,
  output: z.strictObject({ left: z.number(), toCard: z.number(), toWallet: z.number() }),
  status: 201,
  refusals: ['not_found', 'own_account', 'proof_needed', 'refund_has_changed', 'payments_unavailable'],
})

export const takeBackForm = z.strictObject({
  ...refundForm.shape,
  to: z.enum(reversalTargets),
})

export const takeBackUse = route({
  method: 'POST',
  path: '/api/admin/payments/:id/uses/:appointment',
  summary:
    'Reverse the earnings of an appointment booked with a package, with a reason for both sides: as a use that can be booked again, or as money, in whole or part.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payments'],
  inPerson: true,
  needsProof: true,
  params: z.strictObject({ id, appointment: id }),
  body: takeBackForm,
  output: z.strictObject({ left: z.number() }),
  status: 201,
  refusals: [
    'not_found',
    'own_account',
    'proof_needed',
    'refund_has_changed',
    'package_over',
    'payments_unavailable',
  ],
})
