import * as z from 'zod/mini'
import { id, month } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Riyals; negative if more was taken back than was available. */
const balances = z.strictObject({ pending: z.number(), available: z.number() })

const statementMonth = z.strictObject({
  /** `2026-11`, in Riyadh time. */
  month: z.string(),
  /** The month is not over, so the figures may change. */
  isUnderWay: z.boolean(),
  opening: balances,
  /** Riyals that were added, taken back, and sent to the bank account in this month. */
  earned: z.number(),
  takenBack: z.number(),
  paidOut: z.number(),
  closing: balances,
})
export type StatementMonth = z.output<typeof statementMonth>

const output = z.strictObject({
  /** From the first month with any earnings to this one, newest first. */
  months: z.array(statementMonth),
})

export const listStatements = route({
  method: 'GET',
  path: '/api/practice/statements',
  summary: 'Get your account with the platform month by month: opening balance, movements, closing balance.',
  audience: 'dietitian',
  about: ['payments', 'payouts'],
  inPerson: true,
  output,
})

const one = z.strictObject({ month })

export const printStatement = route({
  method: 'GET',
  path: '/api/practice/statements/:month/pdf',
  summary: 'Download a month of your account as a PDF, line by line, in your language.',
  audience: 'dietitian',
  inPerson: true,
  params: one,
  givesFile: ['application/pdf'],
  output: z.unknown(),
  refusals: ['not_found', 'rate_limited'],
})

export const exportStatement = route({
  method: 'GET',
  path: '/api/practice/statements/:month/csv',
  summary: 'Export a month of your account as CSV.',
  audience: 'dietitian',
  inPerson: true,
  params: one,
  givesFile: ['text/csv'],
  output: z.unknown(),
  refusals: ['not_found', 'rate_limited'],
})

const theirs = z.strictObject({ dietitian: id })
const oneOfTheirs = z.strictObject({ dietitian: id, month })

export const listTheirStatements = route({
  method: 'GET',
  path: '/api/admin/payouts/dietitians/:dietitian/statements',
  summary: 'Get a dietitian’s account with the platform month by month.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  params: theirs,
  output,
  refusals: ['not_found'],
})

export const printTheirStatement = route({
  method: 'GET',
  path: '/api/admin/payouts/dietitians/:dietitian/statements/:month/pdf',
  summary: 'Download a month of a dietitian’s account as a PDF, line by line, in your language.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  params: oneOfTheirs,
  givesFile: ['application/pdf'],
  output: z.unknown(),
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'rate_limited'],
})

export const exportTheirStatement = route({
  method: 'GET',
  path: '/api/admin/payouts/dietitians/:dietitian/statements/:month/csv',
  summary: 'Export a month of a dietitian’s account as CSV.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  params: oneOfTheirs,
  givesFile: ['text/csv'],
  output: z.unknown(),
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'rate_limited'],
})
