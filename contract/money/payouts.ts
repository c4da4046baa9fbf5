import * as z from 'zod/mini'
import { day, done, id, line, moment, pageToken } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { timeOrders } from '#contract/time-order.ts'

/**
 * `sent`: handed to the bank; `in_doubt`: may have been made; `returned`: not made or sent back, so available again.
 */
export const payoutStates = ['asked', 'sent', 'in_doubt', 'paid', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutReasons = ['refused', 'failed', 'account_gone', 'not_made'] as const
export type PayoutReason = (typeof payoutReasons)[number]

/** The findings of an admin about a payout in doubt. */
export const payoutOutcomes = ['paid', 'not_made'] as const
export type PayoutOutcome = (typeof payoutOutcomes)[number]

/** Why nothing can be paid out now. */
export const payoutObstacles = [
  'payouts_unavailable',
  'payouts_held',
  'payout_in_doubt',
  'payout_under_way',
  'account_needed',
  'account_too_new',
  'too_little_to_pay_out',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

const payout = z.strictObject({
  id,
  /** Riyals. */
  amount: z.number(),
  state: z.enum(payoutStates),
  /** Every week, or at the dietitian's request. */
  cause: z.enum(['weekly', 'asked']),
  /** The last four characters of the account number; null once the dietitian has left the platform. */
  ibanEnd: z.nullable(z.string()),
  askedAt: moment,
  endedAt: z.nullable(moment),
  reason: z.nullable(z.enum(payoutReasons)),
})
export type Payout = z.output<typeof payout>

/** Payouts are made only after an account number has been unchanged for this many hours. */
export const newAccountHours = 24

const standing = z.strictObject({
  /** Whether there is a balance to show: payments are switched on, or an amount below is above zero. */
  isKept: z.boolean(),
  /** Riyals: earned, and not available yet. */
  pending: z.number(),
  /** Can be paid out; does not include `keptBack`. */
  available: z.number(),
  /** From disputed payments, until a bank has decided. */
  keptBack: z.number(),
  underWay: z.number(),
  /** The minimum amount of a payout. */
  minimum: z.number(),
  ibanEnd: z.nullable(z.string()),
  /** Why payouts are held; null if they are not. */
  heldFor: z.nullable(z.string()),
  /** Null if a payout can be made now. */
  obstacle: z.nullable(z.enum(payoutObstacles)),
  /** The day of the next weekly payout. */
  nextOn: day,
})
export type PayoutStanding = z.output<typeof standing>

export const readPayouts = route({
  method: 'GET',
  path: '/api/practice/payouts',
  summary: 'Get what can be paid out of your earnings and when, and the latest payouts.',
  audience: 'dietitian',
  about: ['payments', 'payouts'],
  inPerson: true,
  output: z.strictObject({
    standing,
    /** Newest first, at most fifty. */
    payouts: z.array(payout),
  }),
})

export const payOutNow = route({
  method: 'POST',
  path: '/api/practice/payouts',
  summary: 'Pay out everything available now, without waiting for the weekly payout.',
  audience: 'dietitian',
  touches: ['payouts'],
  needsProof: true,
  output: z.strictObject({ payout }),
  status: 201,
  refusals: ['proof_needed', 'rate_limited', ...payoutObstacles],
})

const payee = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
})

/** `returned_last`: returned, and nothing has been sent to the dietitian since. */
export const payoutFilters = ['under_way', 'in_doubt', 'paid', 'returned', 'returned_last'] as const
export type PayoutFilter = (typeof payoutFilters)[number]

export const listPayouts = route({
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'List payouts to dietitians, latest first unless stated otherwise, 50 per page.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payouts'],
  query: z.strictObject({
    state: z.optional(z.enum(payoutFilters)),
    order: z.optional(z.enum(timeOrders)),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({
    payouts: z.array(
      z.extend(payout, {
        dietitian: z.nullable(payee),
        /** Our number, under which the payment service lists the payout. */
        number: z.string(),
        /** An admin's decision about a payout that was in doubt. */
        decidedAs: z.nullable(z.enum(payoutOutcomes)),
      }),
    ),
    after: z.nullable(z.string()),
  }),
})

/** The gateway is asked again before the decision is carried out: its answer overrides the admin. */
export const decidePayout = route({
  method: 'PUT',
  path: '/api/admin/payouts/:id/decision',
  summary:
    'Record whether a doubtful payout was made. If not, its amount is available to the dietitian again.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payouts'],
  needsProof: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ outcome: z.enum(payoutOutcomes) }),
  output: done,
  refusals: ['proof_needed', 'not_found', 'own_account', 'decided_already'],
})

export const listPayees = route({
  method: 'GET',
  path: '/api/admin/payouts/dietitians',
  summary: 'List dietitians with money due or payouts on hold, highest amount first, at most 200.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments', 'payouts'],
  output: z.strictObject({
    payees: z.array(
      z.extend(payee, {
        available: z.number(),
        hasAccount: z.boolean(),
        hold: z.nullable(z.strictObject({ reason: z.string(), since: moment })),
      }),
    ),
    nextOn: day,
  }),
})

const hold = z.strictObject({
  id,
  dietitian: payee,
  /** In the words that were sent to the dietitian. */
  reason: z.string(),
  heldAt: moment,
  /** Null if the system imposed the hold, or if the admin's account is closed. */
  heldBy: z.nullable(payee),
  /** Null while the hold is in force. */
  liftedAt: z.nullable(moment),
  liftedBy: z.nullable(payee),
  /** The hold was not released: one with another reason replaced it. */
  isReplaced: z.boolean(),
})
export type PayoutHold = z.output<typeof hold>

export const listHolds = route({
  method: 'GET',
  path: '/api/admin/payouts/holds',
  summary: 'List payout holds with who placed and released them, when and why, latest first, 50 per page.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payouts'],
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ holds: z.array(hold), after: z.nullable(z.string()) }),
})

const dietitian = z.strictObject({ dietitian: id })

export const holdPayouts = route({
  method: 'PUT',
  path: '/api/admin/payouts/dietitians/:dietitian/hold',
  summary: 'Put a dietitian’s payouts on hold. The dietitian sees the reason.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payouts'],
  params: dietitian,
  body: z.strictObject({ reason: line(500, 'required') }),
  output: done,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'own_account'],
})

export const releasePayouts = route({
  method: 'DELETE',
  path: '/api/admin/payouts/dietitians/:dietitian/hold',
  summary: 'Release the hold on a dietitian’s payouts.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payouts'],
  params: dietitian,
  output: done,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'own_account'],
})
