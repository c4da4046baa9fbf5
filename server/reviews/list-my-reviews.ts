import { sql } from 'kysely'
import type { listMyReviews as route } from '#contract/reviews/reviews.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { pageOfReviews, type ReviewRow, type Tally, tallyOf } from './load.ts'
import { pageOf, viewReceived, viewTally } from './view.ts'

const most = 10

export const listMyReviews: Read<typeof route, { tally: Tally; page: ReviewRow[] }> = (
  { id },
  { after },
) => ({
  query: () => sql<{ tally: Tally; page: ReviewRow[] }>`
    select ${tallyOf(id)} as tally,
      ${pageOfReviews(sql`dietitian_id = ${id}::uuid`, { after, most })} as page`,
  view([row]) {
    if (!row) throw new Error('the query for the page returned no row')
    const { shown, after: next } = pageOf(row.page, most)
    return { tally: viewTally(row.tally), reviews: shown.map(viewReceived), after: next }
  },
})
