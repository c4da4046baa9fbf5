import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { route } from '../route.ts'
import { lineFaults } from './exchange.ts'
import { measureKinds } from './kinds.ts'

/** The archive that a phone exports, or the XML file inside it. */
export const healthExportTypes = ['application/zip', 'application/xml'] as const

/** Room for ten years of phone and watch data. */
export const mostHealthExportBytes = 268_435_456

/** Why part of an export is skipped. */
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
  /** One entry for each kind that was found. */
  kinds: z.array(
    z.strictObject({
      kind: z.enum(measureKinds),
      /** Numbers of new measures, and of measures that were already recorded. */
      fresh: z.int(),
      known: z.int(),
      from: moment,
      to: moment,
    }),
  ),
  leftOut: z.array(
    z.strictObject({ reason: z.enum(leftOutReasons as readonly LeftOutReason[]), count: z.int() }),
  ),
  /** The new measures as CSV for `importMeasures`; empty if there are none. */
  csv: z.string(),
})
export type HealthExportPreview = z.output<typeof healthExportPreview>

export const previewHealthExport = route({
  method: 'POST',
  path: '/api/health-data/apple-health-previews',
  summary:
    'Preview an Apple Health export. Nothing is stored; new measures are returned as CSV for `POST /api/health-data/imports`.',
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
