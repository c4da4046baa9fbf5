import * as z from 'zod/mini'
import { day, fault, id, moment, rangeChecks, requiredLines } from '#contract/fields.ts'
import type { Range } from '#contract/reports/figures.ts'
import { route } from '#contract/route.ts'

/** The kinds of differences between the gateway, the ledger, the appointments and the packages. */
export const differenceKinds = [
  'unknown_here',
  'missing_there',
  'amount',
  'refund_unwritten',
  'refund_missing',
  'fee',
  'ledger',
  'unbooked',
  'unpaid',
  'unsold',
  'package_unpaid',
  'payout_unknown',
  'payout_missing',
  'payout_amount',
  'payout_end',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

const difference = z.strictObject({
  id,
  kind: z.enum(differenceKinds),
  /** The gateway’s number, or that of the payment, the appointment, the package or the payout. */
  subject: z.string(),
  payment: z.nullable(id),
  /** Riyals on each side; null if that side has nothing. */
  there: z.nullable(z.number()),
  here: z.nullable(z.number()),
  foundAt: moment,
  /** When a comparison no longer found it. */
  goneAt: z.nullable(moment),
  lookedAt: z.nullable(moment),
  note: z.nullable(z.string()),
})
export type Difference = z.output<typeof difference>

export const readReconciliation = route({
  method: 'GET',
  path: '/api/admin/reconciliation',
  summary:
    'Get the last comparison of gateway, ledger and appointments, and its differences, open ones first.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments', 'reconciliation'],
  inPerson: true,
  output: z.strictObject({
    isPossible: z.boolean(),
    last: z.nullable(
      z.strictObject({
        from: day,
        to: day,
        begunAt: moment,
        /** Null while it is under way. */
        endedAt: z.nullable(moment),
        compared: z.nullable(z.int()),
      }),
    ),
    /** At most 200 of each. */
    open: z.array(difference),
    over: z.array(difference),
  }),
})

/** The most days that one comparison covers. */
const longest = 93

export const reconcile = route({
  method: 'POST',
  path: '/api/admin/reconciliation',
  summary: 'Compare gateway, ledger and appointments now, for these days.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['reconciliation'],
  inPerson: true,
  body: z.strictObject({ from: day, to: day }).check(
    ...rangeChecks,
    z.refine<Range>(({ from, to }) => Date.parse(to) - Date.parse(from) < longest * 86_400_000, {
      error: fault('too_many'),
      path: ['to'],
    }),
  ),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['payments_unavailable', 'rate_limited'],
})

export const lookedForm = z.strictObject({ note: requiredLines(1_000) })

export const lookInto = route({
  method: 'PUT',
  path: '/api/admin/differences/:id',
  summary: 'Record the outcome of looking into a difference.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['reconciliation'],
  inPerson: true,
  params: z.strictObject({ id }),
  body: lookedForm,
  output: z.strictObject({ difference }),
  refusals: ['not_found'],
})
