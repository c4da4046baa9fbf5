import { sql } from 'kysely'
import type { OwnReview, readOwnReview as route } from '#contract/reviews/reviews.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOwnAppointment } from '../appointments/load.ts'
import { ownReviewOf } from './load.ts'
import { viewOwn } from './view.ts'

type Row = { review: OwnReview | null }

export const readOwnReview: Read<typeof route, Row> = (actor, { id }) => ({
  query: () => sql<Row>`
    select ${ownReviewOf(actor.id, id)} as review where ${isOwnAppointment(actor, id)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    return { review: row.review && viewOwn(row.review) }
  },
})

export async function loadOwnReview(tx: Tx, patientId: string, appointmentId: string): Promise<OwnReview> {
  const { rows } = await sql<Row>`select ${ownReviewOf(patientId, appointmentId)} as review`.execute(tx)
  const review = rows[0]?.review
  if (!review) throw new Refusal('not_found')
  return viewOwn(review)
}
