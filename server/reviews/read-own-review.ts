import { sql } from 'kysely'
import type { OwnReview, readOwnReview as route } from '#contract/reviews.ts'
import { isOwnAppointment } from '../appointments/is-own.ts'
import type { Read } from '../bind-read.ts'
import type { Tx } from '../db.ts'
import { Refusal } from '../refusal.ts'
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

export async function loadOwn(tx: Tx, patientId: string, appointmentId: string): Promise<OwnReview> {
  const { rows } = await sql<Row>`select ${ownReviewOf(patientId, appointmentId)} as review`.execute(tx)
  const review = rows[0]?.review
  if (!review) throw new Refusal('not_found')
  return viewOwn(review)
}
