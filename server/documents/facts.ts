import { type RawBuilder, sql } from 'kysely'
import type { DocumentKind } from '#contract/practice-options.ts'

/** The kinds of documents that the owner has uploaded. */
export const kindsOf = (owner: RawBuilder<unknown>): RawBuilder<DocumentKind[]> =>
  sql`array(select distinct kind from documents where documents.user_id = ${owner})`

/** Whether the owner has a document that no admin has approved yet. */
export const hasUnverified = (owner: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from documents where documents.user_id = ${owner} and verified_at is null)`

/** Names of the certificates that an admin has verified. */
export const verifiedCertificates = (owner: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select name from documents where documents.user_id = ${owner}
          and kind = 'certificate' and verified_at is not null order by id)`

export type Evidence = {
  id: string
  kind: string
  name: string
  type: string
  bytes: number
  /** As JSON has it, with full precision. */
  uploaded_at: string
  verified: boolean
}

/** All of the owner's documents, in the order of their upload. */
export const evidenceOf = (owner: RawBuilder<unknown>): RawBuilder<Evidence[]> => sql`(
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'type', type, 'bytes', bytes,
        'uploaded_at', uploaded_at, 'verified', verified_at is not null) order by documents.id), '[]')
      from documents where documents.user_id = ${owner}
    )`
