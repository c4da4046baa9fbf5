import * as z from 'zod/mini'
import { done, id, line, moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { documentTypes, mostBytes } from '../uploads.ts'
import { person } from './person.ts'

/** Per dispute or claim. */
export const mostEvidenceFiles = 20

export const evidenceFile = z.strictObject({
  id,
  /** Null if it can no longer be decrypted. */
  name: z.nullable(z.string()),
  type: z.enum(documentTypes),
  bytes: z.int(),
  at: moment,
  /** The admin who added it; null if that account is erased. */
  by: z.nullable(person),
})
export type EvidenceFile = z.output<typeof evidenceFile>

const one = z.strictObject({ id })
const output = z.strictObject({
  files: z.array(evidenceFile),
  /** Nothing can be added or removed once it is decided. */
  mayChange: z.boolean(),
})

const sent = {
  audience: 'admin',
  touches: ['evidence'],
  params: one,
  query: z.strictObject({ name: line(255) }),
  takesFile: { types: documentTypes, most: mostBytes },
  output: z.strictObject({ file: evidenceFile }),
  status: 201,
  refusals: [
    'not_found',
    'own_account',
    'decided_already',
    'too_many_files',
    'file_refused',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
} as const

export const listDisputeEvidence = route({
  method: 'GET',
  path: '/api/admin/disputes/:id/evidence',
  summary: 'List the files that admins have added to a disputed payment, oldest first.',
  audience: 'admin',
  duties: ['finance'],
  about: ['evidence'],
  inPerson: true,
  params: one,
  output,
  refusals: ['not_found'],
})

export const addDisputeEvidence = route({
  ...sent,
  method: 'POST',
  path: '/api/admin/disputes/:id/evidence',
  summary: 'Add a picture or PDF of up to 5 MB to a disputed payment, as the raw body.',
  duties: ['finance'],
})

export const listClaimEvidence = route({
  method: 'GET',
  path: '/api/admin/absence-claims/:id/evidence',
  summary: 'List the files that admins have added to an attendance claim, oldest first.',
  audience: 'admin',
  duties: ['support', 'finance'],
  about: ['evidence'],
  inPerson: true,
  params: one,
  output,
  refusals: ['not_found'],
})

export const addClaimEvidence = route({
  ...sent,
  method: 'POST',
  path: '/api/admin/absence-claims/:id/evidence',
  summary: 'Add a picture or PDF of up to 5 MB to an attendance claim, as the raw body.',
  duties: ['support', 'finance'],
})

export const readEvidence = route({
  method: 'GET',
  path: '/api/admin/evidence/:id/content',
  summary: 'Download a file of evidence. The access is recorded.',
  audience: 'admin',
  duties: ['support', 'finance'],
  inPerson: true,
  params: one,
  givesFile: documentTypes,
  output: z.unknown(),
  refusals: ['not_found'],
})

export const removeEvidence = route({
  method: 'DELETE',
  path: '/api/admin/evidence/:id',
  summary: 'Remove a file of evidence before its dispute or claim is decided.',
  audience: 'admin',
  duties: ['support', 'finance'],
  touches: ['evidence'],
  params: one,
  output: done,
  refusals: ['not_found', 'own_account', 'decided_already'],
})
