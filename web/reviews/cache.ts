import type { InfiniteData } from '@tanstack/react-query'
import type { ReviewOfOneself } from '#contract/reviews/reviews.ts'
import {
  listMyReviews,
  listReviewsToModerate,
  type OwnReview,
  readOwnReview,
} from '#contract/reviews/reviews.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'
import { pagesKey } from '#web/lib/read-pages.ts'

/** Writes the reply into the cached list, in which the review keeps its place. */
export function cacheReply(review: ReviewOfOneself) {
  queryClient.setQueriesData<InfiniteData<OutputOf<typeof listMyReviews>>>(
    { queryKey: pagesKey(listMyReviews) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          reviews: page.reviews.map((each) => (each.id === review.id ? review : each)),
        })),
      },
  )
}

export function cacheOwnReview(id: string, review: OwnReview | null) {
  queryClient.setQueryData<OutputOf<typeof readOwnReview>>([readOwnReview.path, { id }], { review })
}

/** Moves a review from one list of the moderation to the other. */
export function moveModerated(id: string) {
  queryClient.setQueriesData<InfiniteData<OutputOf<typeof listReviewsToModerate>>>(
    { queryKey: pagesKey(listReviewsToModerate) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          reviews: page.reviews.filter((each) => each.id !== id),
        })),
      },
  )
  queryClient.invalidateQueries({ queryKey: [listReviewsToModerate.path] })
}
