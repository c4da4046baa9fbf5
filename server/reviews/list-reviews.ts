import { sql } from 'kysely'
import type { listReviews as route } from '#contract/reviews/reviews.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isPublicReviewOf, pageOfReviews, type ReviewRow, type Tally, tallyOf } from './load.ts'
import { pageOf, viewReview, viewTally } from './view.ts'

const most = 10

/** Only for a listed dietitian. Here even its author does not see a hidden review. */
export const listReviews: Read<typeof route, { tally: Tally; page: ReviewRow[] }> = (
  _,
  { id, after },
  now,
) => ({
  query: () => sql<{ tally: Tally; page: ReviewRow[] }>`
    select ${tallyOf(id)} as tally, ${pageOfReviews(isPublicReviewOf(id), { after, most })} as page
      where ${isListed(id, now)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const { shown, after: next } = pageOf(row.page, most)
    return { tally: viewTally(row.tally), reviews: shown.map(viewReview), after: next }
  },
})
