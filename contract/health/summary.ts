import * as z from 'zod/mini'
import { route } from '../route.ts'

/** How far back a summary reaches. */
export const summaryPeriods = ['month', 'quarter', 'year', 'all'] as const
export type SummaryPeriod = (typeof summaryPeriods)[number]

export const summaryDays: Readonly<Record<SummaryPeriod, number | null>> = {
  month: 30,
  quarter: 91,
  year: 365,
  all: null,
}

export const makeSummary = route({
  method: 'GET',
  path: '/api/health-data/summary',
  summary:
    'Create a PDF for a physician: the latest value of each kind with its trend, healthy range and source, medicines, and, if requested, conditions and allergies.',
  audience: 'patient',
  query: z.strictObject({ period: z.enum(summaryPeriods), answers: z.enum(['with', 'without']) }),
  givesFile: ['application/pdf'],
  output: z.unknown(),
  refusals: ['health_consent_needed', 'rate_limited'],
})
