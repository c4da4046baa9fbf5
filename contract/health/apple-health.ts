import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { route } from '../route.ts'
import { lineFaults } from './exchange.ts'
import { measureKinds } from './kinds.ts'

/** The archive as a phone makes it, or the file within it. */
export const healthExportTypes = ['application/zip', 'application/xml'] as const

/** Ten years of a phone and a watch. */
export const mostHealthExportBytes = 268_435_456

/** Why something of an export is left out. */
export const leftOutReasons = [
  ...lineFaults.filter((fault) => fault !== 'line_unreadable'),
  'pair_incomplete',
  'day_not_over',
  'too_many',
] as const
export type LeftOutReason =
  | Exclude<(typeof lineFaults)[number], 'line_unreadable'>
  | 'pair_incomplete'
  | 'day_not_over'
  | 'too_many'

export const healthExportPreview = z.strictObject({
  /** Of each kind that was found. */
  kinds: z.array(
    z.strictObject({
      kind: z.enum(measureKinds),
      /** Not there yet, and there already. */
      fresh: z.int(),
      known: z.int(),
      from: moment,
      to: moment,
    }),
  ),
  leftOut: z.array(
    z.strictObject({ reason: z.enum(leftOutReasons as readonly LeftOutReason[]), count: z.int() }),
  ),
  /** What is not there yet, as `importMeasures` takes it over; empty where there is nothing. */
  csv: z.string(),
})
export type HealthExportPreview = z.output<typeof healthExportPreview>

export const previewHealthExport = route({
  method: 'POST',
  path: '/api/health-data/apple-health-previews',
  summary:
    'What an export of Apple Health holds that we know: nothing is kept of it. What is new comes back as a CSV for `POST /api/health-data/imports`.',
  audience: 'patient',
  takesFile: { types: healthExportTypes, most: mostHealthExportBytes },
  output: healthExportPreview,
  refusals: [
    'health_consent_needed',
    'health_export_refused',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})
