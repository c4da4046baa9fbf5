import { type RawBuilder, sql } from 'kysely'
import type { Document } from '#contract/documents.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isUnderReview } from '#server/verification/facts.ts'

type Row = Omit<Document, 'may'> & { isWaiting: boolean; isKept: boolean }

/** A user's documents, or one of them, in the order of their upload. */
export const documentsOf = (userId: string, id?: string): RawBuilder<Row> => sql<Row>`
  select id, kind, name, type, bytes, uploaded_at as "uploadedAt", verified_at is not null as verified,
      ${isUnderReview(sql`documents.user_id`)} as "isWaiting",
      ${isKept} as "isKept"
    from documents where user_id = ${userId}::uuid ${id === undefined ? sql`` : sql`and id = ${id}::uuid`} order by id`

/** The owner was verified by this document, and by no newer one of its kind since. */
const isKept = sql<boolean>`(kind in (${sql.join(neededDocuments.map((kind) => sql.lit(kind)))}) and verified_at is not null
  and not exists (select from documents as newer where newer.user_id = documents.user_id and newer.kind = documents.kind
    and newer.verified_at > documents.verified_at))`

export const viewDocument = ({ isWaiting, isKept, uploadedAt, ...document }: Row): Document => ({
  ...document,
  uploadedAt: new Date(uploadedAt).toISOString(),
  may: { remove: !isWaiting && !isKept },
})

export async function loadDocument(tx: Tx, userId: string, id: string): Promise<Document> {
  const { rows } = await documentsOf(userId, id).execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return viewDocument(rows[0])
}

export const documentFiles = {
  documents: {
    known: (ids) => sql`select id from documents where id = any (${ids}::uuid[])`,
    newest: (most) => sql`select 'documents/' || id as name from documents order by id desc limit ${most}`,
  },
} satisfies FileFolders
