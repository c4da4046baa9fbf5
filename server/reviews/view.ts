import type { Review } from '#contract/reviews/review.ts'
import type { ModeratedReview, OwnReview, ReviewOfOneself } from '#contract/reviews/reviews.ts'
import { writeCursor } from '#server/ground/time/cursor.ts'
import type { ReviewRow, Tally } from './load.ts'
import type { ModeratedRow } from './moderated.ts'

export const viewReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: row.author,
  otherAuthor: row.otherAuthor,
  rating: row.rating,
  content: row.content,
  writtenAt: iso(row.writtenAt),
  changedAt: row.changedAt && iso(row.changedAt),
  serviceName: row.serviceName,
  otherServiceName: row.otherServiceName,
  reply: row.reply,
  repliedAt: row.repliedAt && iso(row.repliedAt),
})

export const viewReceived = (row: ReviewRow): ReviewOfOneself => ({
  ...viewReview(row),
  appointmentId: row.appointmentId,
  isHidden: row.hiddenBecause !== null,
})

export const viewModerated = (row: ModeratedRow): ModeratedReview => ({
  ...viewReview(row),
  dietitian: { id: row.dietitianId, name: row.dietitianName, otherName: row.dietitianOtherName },
  state: row.hiddenBecause === null ? 'shown' : 'hidden',
  hiddenBecause: row.hiddenBecause,
})

export const viewOwn = (own: OwnReview): OwnReview => ({ ...own, writtenAt: iso(own.writtenAt) })

/** The average, rounded as cards and profiles show it. */
export const viewTally = ({ average, ...tally }: Tally): Tally => ({
  ...tally,
  average: average === null ? null : Math.round(average * 10) / 10,
})

/** One page, and the start of the next one. */
export function pageOf<R extends ReviewRow>(
  rows: readonly R[],
  most: number,
): { shown: R[]; after: string | null } {
  const shown = rows.slice(0, most)
  const last = rows.length > most ? shown.at(-1) : undefined
  return { shown, after: last ? writeCursor(last) : null }
}

const iso = (moment: string) => new Date(moment).toISOString()
