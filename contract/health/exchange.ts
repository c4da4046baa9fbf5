import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { route } from '../route.ts'

export const importTypes = ['text/csv'] as const

/** Room for years of measures. */
export const mostImportBytes = 5_242_880
/** Lines of one file, including its heading. */
export const mostImportLines = 50_000

/** Why a line of a file was skipped; the texts are in `copy/health`. */
export const lineFaults = [
  'line_unreadable',
  'kind_unknown',
  'value_unreadable',
  'unit_unknown',
  'value_implausible',
  'date_unreadable',
  'date_in_future',
] as const
export type LineFault = (typeof lineFaults)[number]

export const importReport = z.strictObject({
  /** Numbers of new measures, of measures that were already recorded, and of skipped lines. */
  added: z.int(),
  known: z.int(),
  refused: z.int(),
  /** The first fifty skipped lines, by their place in the file. */
  lines: z.array(z.strictObject({ line: z.int(), code: z.enum(lineFaults) })),
  /** The time span of the added and known measures. */
  from: z.nullable(moment),
  to: z.nullable(moment),
})
export type ImportReport = z.output<typeof importReport>

export const importMeasures = route({
  method: 'POST',
  path: '/api/health-data/imports',
  summary:
    'Import measures from a CSV: one we exported, or one with the columns date, kind, value and unit. Importing twice adds nothing twice.',
  audience: 'patient',
  touches: ['measures'],
  takesFile: { types: importTypes, most: mostImportBytes },
  output: importReport,
  refusals: [
    'health_consent_needed',
    'import_refused',
    'too_many_entries',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})

export const exportMeasures = route({
  method: 'GET',
  path: '/api/health-data/export',
  summary: 'Export all your measures as CSV.',
  audience: 'patient',
  givesFile: ['text/csv; charset=utf-8'],
  output: z.unknown(),
  refusals: ['rate_limited'],
})
