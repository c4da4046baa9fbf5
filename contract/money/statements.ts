import * as z from 'zod/mini'
import { id, month } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Riyals; negative if more was taken back than was there. */
const balances = z.strictObject({ pending: z.number(), available: z.number() })

const statementMonth = z.strictObject({
  /** `2026-11`, in Riyadh time. */
  month: z.string(),
  /** The month is not over, so more may come. */
  isUnderWay: z.boolean(),
  opening: balances,
  /** Riyals that the month has added, taken back, and sent to the bank account. */
  earned: z.number(),
  takenBack: z.number(),
  paidOut: z.number(),
  closing: balances,
})
export type StatementMonth = z.output<typeof statementMonth>

const output = z.strictObject({
  /** From the first month in which anything was earned to this one, newest first. */
  months: z.array(statementMonth),
})

export const listStatements = route({
  method: 'GET',
  path: '/api/practice/statements',
  summary:
    'One’s account with the platform, month by month: what was there, what came and went, what was left.',
  audience: 'dietitian',
  inPerson: true,
  output,
})

const one = z.strictObject({ month })

export const printStatement = route({
  method: 'GET',
  path: '/api/practice/statements/:month/pdf',
  summary: 'A month of it line by line, as pages to print, in the reader’s language.',
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
  summary: 'The same for a spreadsheet.',
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
  summary: 'The account of a dietitian with the platform, month by month.',
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
  summary: 'A month of it line by line, as pages to print, in the reader’s language.',
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
  summary: 'The same for a spreadsheet.',
  audience: 'admin',
  duties: ['finance'],
  inPerson: true,
  params: oneOfTheirs,
  givesFile: ['text/csv'],
  output: z.unknown(),
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'rate_limited'],
})
