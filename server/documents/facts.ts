import { type RawBuilder, sql } from 'kysely'
import type { DocumentKind } from '#contract/practice-options.ts'

/** The kinds of which somebody has uploaded a document. */
export const kindsOf = (owner: RawBuilder<unknown>): RawBuilder<DocumentKind[]> =>
  sql`array(select distinct kind from documents where documents.user_id = ${owner})`

/** Whether somebody has a document that no admin has approved yet. */
export const hasUnverified = (owner: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from documents where documents.user_id = ${owner} and verified_at is null)`

/** Names of the certificates that an admin has seen. */
export const verifiedCertificates = (owner: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select name from documents where documents.user_id = ${owner}
          and kind = 'certificate' and verified_at is not null order by id)`

export type Evidence = {
  id: string
  kind: string
  name: string
  type: string
  bytes: number
  /** As JSON has it, with all its digits. */
  uploaded_at: string
  verified: boolean
}

/** Everything that lies there, in the order in which it came. */
export const evidenceOf = (owner: RawBuilder<unknown>): RawBuilder<Evidence[]> => sql`(
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'type', type, 'bytes', bytes,
        'uploaded_at', uploaded_at, 'verified', verified_at is not null) order by documents.id), '[]')
      from documents where documents.user_id = ${owner}
    )`
