import { reviewsPage } from '#copy/reviews/page.ts'
import { portalPage } from '#web/app/page.ts'
import { MyReviews } from '#web/reviews/my-reviews.tsx'

export default portalPage({
  title: reviewsPage.title,
  place: 'navigation',
  reads: [],
  view: MyReviews,
})
