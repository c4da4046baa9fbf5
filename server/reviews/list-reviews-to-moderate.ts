import { sql } from 'kysely'
import type { listReviewsToModerate as route } from '#contract/reviews/reviews.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { pageOfReviews } from './load.ts'
import { type ModeratedRow, mayModerate, withName } from './moderated.ts'
import { pageOf, viewModerated } from './view.ts'

const most = 20

export const listReviewsToModerate: Read<typeof route, { page: ModeratedRow[] }> = (
  actor,
  { state, after },
) => ({
  query() {
    const isThere = state === 'hidden' ? sql`hidden_at is not null` : sql`hidden_at is null`
    const which = sql`${isThere} and ${mayModerate(actor)}`
    return sql<{ page: ModeratedRow[] }>`
      select ${pageOfReviews<ModeratedRow>(which, { after, most, more: withName })} as page`
  },
  view([row]) {
    if (!row) throw new Error('the query for the page returned no row')
    const { shown, after: next } = pageOf(row.page, most)
    return { reviews: shown.map(viewModerated), after: next }
  },
})
