import * as z from 'zod/mini'
import { done, id, line, moment } from './fields.ts'
import { documentKinds } from './practice-options.ts'
import { route } from './route.ts'
import { documentTypes, mostBytes } from './uploads.ts'

export const document = z.strictObject({
  id,
  kind: z.enum(documentKinds),
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
  uploadedAt: moment,
  /** An admin has reviewed and approved it. */
  verified: z.boolean(),
  may: z.strictObject({ remove: z.boolean() }),
})
export type Document = z.output<typeof document>

export const listDocuments = route({
  method: 'GET',
  path: '/api/practice/documents',
  summary: 'List your licence, degree, proof of experience, insurance and certificates.',
  audience: 'dietitian',
  about: ['documents', 'verification'],
  output: z.strictObject({ documents: z.array(document) }),
})

export const uploadDocument = route({
  method: 'POST',
  path: '/api/practice/documents',
  summary: 'Upload a document as evidence: PDF, JPG or PNG, up to 5 MB, as the raw body.',
  audience: 'dietitian',
  touches: ['documents'],
  takesFile: { types: documentTypes, most: mostBytes },
  query: z.strictObject({ kind: z.enum(documentKinds), name: line(120), file: line(255) }),
  output: z.strictObject({ document }),
  status: 201,
  refusals: [
    'file_refused',
    'too_many_files',
    'under_review',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})

export const removeDocument = route({
  method: 'DELETE',
  path: '/api/practice/documents/:id',
  summary:
    'Delete a document for good. A verified one, unless it is a certificate, stays until a newer one of its kind is verified.',
  audience: 'dietitian',
  touches: ['documents'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found', 'under_review', 'document_kept'],
})

export const readDocument = route({
  method: 'GET',
  path: '/api/documents/:id/content',
  summary: 'Download a document, as its owner or an admin.',
  audience: 'signed_in',
  leavesTrace: true,
  duties: ['verification'],
  givesFile: documentTypes,
  params: z.strictObject({ id }),
  output: z.unknown(),
  refusals: ['not_found', 'own_document_missing', 'document_missing'],
})
