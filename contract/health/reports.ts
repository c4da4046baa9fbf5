import * as z from 'zod/mini'
import { day, done, id, line, moment } from '../fields.ts'
import { route } from '../route.ts'
import { documentTypes, mostBytes } from '../uploads.ts'

/** A laboratory report. */
export const report = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
  /** The date printed on the report. */
  reportedOn: day,
  uploadedAt: moment,
  isUnreadable: z.boolean(),
})
export type Report = z.output<typeof report>

export const listReports = route({
  method: 'GET',
  path: '/api/health-data/reports',
  summary: 'List your laboratory reports, newest first.',
  audience: 'patient',
  about: ['health_reports'],
  output: z.strictObject({ reports: z.array(report) }),
})

export const uploadReport = route({
  method: 'POST',
  path: '/api/health-data/reports',
  summary:
    'Upload a laboratory report: PDF, JPG or PNG, up to 5 MB, as the raw body. A repeated `clientId` stores nothing more.',
  audience: 'patient',
  touches: ['health_reports'],
  takesFile: { types: documentTypes, most: mostBytes },
  query: z.strictObject({ clientId: id, name: line(120), file: line(255), reportedOn: day }),
  output: z.strictObject({ report }),
  status: 201,
  refusals: [
    'health_consent_needed',
    'file_refused',
    'too_many_files',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})

export const removeReport = route({
  method: 'DELETE',
  path: '/api/health-data/reports/:id',
  summary: 'Delete a report for good.',
  audience: 'patient',
  touches: ['health_reports'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

export const readReport = route({
  method: 'GET',
  path: '/api/health-reports/:id/content',
  summary: 'Download a report, as the patient or a dietitian with whom reports are shared.',
  audience: 'party',
  leavesTrace: true,
  givesFile: documentTypes,
  params: z.strictObject({ id }),
  output: z.unknown(),
  refusals: ['not_found'],
})
