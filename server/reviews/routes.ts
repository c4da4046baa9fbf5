import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { hideReview, listReviewsToModerate, showReview } from './moderation.ts'
import {
  listDueReviews,
  listMyReviews,
  listReviews,
  publishReview,
  readOwnReview,
  removeReview,
  replyToReview,
  saveReview,
} from './reviews.ts'

const writing: Limit = { name: 'review.person', most: 10, seconds: 3_600 }
const replying: Limit = { name: 'review_reply.person', most: 30, seconds: 3_600 }

export const reviewRoutes: readonly Bound[] = [
  bindRead(contract.readOwnReview, readOwnReview),
  bindRead(contract.listDueReviews, listDueReviews),
  bind(contract.saveReview, saveReview, { limits: (_, { actor }) => [[writing, actor.id]] }),
  bind(contract.publishReview, publishReview, { limits: (_, { actor }) => [[writing, actor.id]] }),
  bind(contract.removeReview, removeReview, { limits: (_, { actor }) => [[writing, actor.id]] }),
  bindRead(contract.listReviews, listReviews),
  bindRead(contract.listMyReviews, listMyReviews),
  bind(contract.replyToReview, replyToReview, { limits: (_, { actor }) => [[replying, actor.id]] }),
  bindRead(contract.listReviewsToModerate, listReviewsToModerate),
  bind(contract.hideReview, hideReview),
  bind(contract.showReview, showReview),
]
