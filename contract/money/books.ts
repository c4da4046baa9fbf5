import * as z from 'zod/mini'
import { day, fault, id, moment, pageToken, rangeChecks } from '#contract/fields.ts'
import { compared, type Range } from '#contract/reports/figures.ts'
import { route } from '#contract/route.ts'
import { person } from './person.ts'

/** Figures over a range of days. */
export const flows = [
  'captured',
  'refunded',
  'earned',
  'fees',
  'vat',
  'gateway_fees',
  'paid_out',
  'disputed',
] as const
export type Flow = (typeof flows)[number]

/** Figures as of now: owed to dietitians, to patients and by the gateway. */
export const standings = [
  'prepaid',
  'pending',
  'available',
  'payouts_due',
  'refunds_due',
  'wallets',
  'in_dispute',
  'losses',
] as const
export type Standing = (typeof standings)[number]

export const bookFigures = [...flows, ...standings] as const
export type BookFigure = Flow | Standing

/** The kinds of ledger transactions, as `server/money/ledger` posts them. */
export const entryKinds = [
  'captured',
  'gateway_fee',
  'refund_owed',
  'refunded',
  'earned',
  'available',
  'payout_asked',
  'payout_paid',
  'payout_returned',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'wallet_paid',
  'wallet_refunded',
  'package_earned',
  'taken_back',
  'wallet_transferred',
  'wallet_transfer_returned',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const bookAccounts = [
  'clearing',
  'prepaid',
  'refunds_due',
  'payouts_due',
  'disputed',
  'losses',
  'platform_fee',
  'vat',
  'gateway_fee',
  'earnings',
  'available',
  'wallet',
] as const
export type BookAccount = (typeof bookAccounts)[number]

/** Three years, in days: the longest comparison. */
const longest = 1_096
const isShortEnough = z.refine<Range>(
  ({ from, to }) => Date.parse(to) - Date.parse(from) < longest * 86_400_000,
  { error: fault('too_many'), path: ['to'] },
)

export const readBooks = route({
  method: 'GET',
  path: '/api/admin/books',
  summary:
    'Get the figures of the ledger for a period, next to the same number of days before it, and as of now.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  query: z.strictObject({ from: day, to: day }).check(...rangeChecks, isShortEnough),
  output: z.strictObject({
    from: day,
    to: day,
    before: z.strictObject({ from: day, to: day }),
    /** Riyals. */
    flows: z.array(z.strictObject({ figure: z.enum(flows), ...compared.shape })),
    /** What was captured in each of at most 30 equal parts of the period, earliest first. */
    trend: z.array(z.number()),
    standings: z.array(z.strictObject({ figure: z.enum(standings), now: z.number() })),
  }),
})
export type Books = z.output<typeof readBooks.output>

const bookLine = z.strictObject({
  id,
  kind: z.enum(entryKinds),
  at: moment,
  /** Riyals by which the figure changes. */
  amount: z.number(),
  /** The payer, or the owner of the ledger account; null if their user account is closed. */
  person: z.nullable(person),
  payment: z.nullable(id),
})
export type BookLine = z.output<typeof bookLine>

export const listBookLines = route({
  method: 'GET',
  path: '/api/admin/books/lines',
  summary: 'List the lines behind a figure of the books, latest first.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  query: z
    .strictObject({
      figure: z.enum(bookFigures),
      /** Without days, all lines ever written. */
      from: z.optional(day),
      to: z.optional(day),
      after: z.optional(pageToken),
    })
    .check(...rangeChecks),
  output: z.strictObject({
    lines: z.array(bookLine),
    after: z.nullable(z.string()),
    /** The total of all lines; only with the first page. */
    total: z.nullable(z.strictObject({ count: z.int(), amount: z.number() })),
  }),
})

export const exportBooks = route({
  method: 'GET',
  path: '/api/admin/books.csv',
  summary: 'Export all ledger entries of a period with their causes in words, for the accountant.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  query: z.strictObject({ from: day, to: day }).check(...rangeChecks, isShortEnough),
  givesFile: ['text/csv'],
  output: z.unknown(),
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
