import { type RawBuilder, sql } from 'kysely'
import type { Review } from '#contract/reviews/review.ts'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { cursorRow, microsOf, readCursor } from '#server/ground/time/cursor.ts'

/** Timestamps are JSON strings. */
export type ReviewRow = Omit<Review, 'writtenAt'> & {
  writtenAt: string
  appointmentId: string
  dietitianId: string | null
  hiddenBecause: string | null
  micros: string
}

/** The fields of a row of `reviews` that readers may see. */
const shown = (
  more: RawBuilder<unknown>,
) => sql`json_build_object('id', id, 'author', app.review_author(patient_id),
  'otherAuthor', app.review_other_author(patient_id), 'rating', rating,
  'content', content, 'writtenAt', written_at, 'changedAt', changed_at, 'serviceName', service_name,
  'otherServiceName', other_service_name, 'reply', reply,
  'repliedAt', replied_at, 'appointmentId', appointment_id, 'dietitianId', dietitian_id,
  'hiddenBecause', hidden_because, 'micros', ${microsOf(sql`written_at`)} ${more})`

type Page = {
  after?: string | undefined
  most: number
  /** Further columns of the SELECT. */
  more?: RawBuilder<unknown>
}

/** Latest first, with one more row than a page shows, to tell whether there is another page. */
export const pageOfReviews = <R extends ReviewRow = ReviewRow>(
  which: RawBuilder<unknown>,
  { after, most, more = sql`` }: Page,
): RawBuilder<R[]> => sql`(
  select coalesce(json_agg(${shown(more)} order by written_at desc, id desc), '[]') from (
    select * from reviews where ${which} ${after === undefined ? sql`` : sql`and (written_at, id) < ${cursorRow(readCursor(after))}`}
    order by written_at desc, id desc limit ${most + 1}) as page)`

export type Tally = { average: number | null; count: number; stars: number[] }

/** Counts only reviews that everybody sees. */
export const tallyOf = (dietitianId: string): RawBuilder<Tally> => sql`(
  select json_build_object('average', avg(rating), 'count', count(*), 'stars', json_build_array(${sql.join(
    [1, 2, 3, 4, 5].map((stars) => sql`count(*) filter (where rating = ${sql.lit(stars)})`),
  )})) from reviews where ${isPublicReviewOf(dietitianId)})`

export const isPublicReviewOf = (dietitianId: string): RawBuilder<boolean> =>
  sql`dietitian_id = ${dietitianId}::uuid and hidden_at is null`

/** The patient’s own review of an appointment. */
export const ownReviewOf = (patientId: string, appointmentId: string): RawBuilder<OwnReview | null> => sql`(
  select json_build_object('rating', rating, 'content', content, 'writtenAt', written_at, 'reply', reply,
      'isPublic', is_public, 'hiddenBecause', hidden_because)
    from reviews where appointment_id = ${appointmentId}::uuid and patient_id = ${patientId}::uuid)`

/** One review, re-read after a change. */
export async function loadReview<R extends ReviewRow = ReviewRow>(
  tx: Tx,
  which: RawBuilder<unknown>,
  more?: RawBuilder<unknown>,
): Promise<R> {
  const page = pageOfReviews<R>(which, { most: 1, ...(more && { more }) })
  const { rows } = await sql<{ page: R[] }>`select ${page} as page`.execute(tx)
  const [row] = rows[0]?.page ?? []
  if (!row) throw new Refusal('not_found')
  return row
}
