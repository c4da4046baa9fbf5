import { listMyReviews } from '#contract/reviews/reviews.ts'
import { myReviews, reviews as words } from '#copy/reviews/reviews.ts'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { MyReview } from './my-review.tsx'
import { ReviewList, ReviewsSkeleton } from './review-list.tsx'
import { Tally } from './tally.tsx'

/** The reviews of the dietitian who is signed in, with replies. */
export function MyReviews() {
  const t = useWords()
  const read = useReadRows(listMyReviews, {}, 'reviews')
  const tally = read.first?.tally
  return (
    <Read of={read} failed={words.failed} waiting={<ReviewsSkeleton />}>
      {(reviews) =>
        reviews.length === 0 ? (
          <Card flush>
            <EmptyState
              title={t(words.none)}
              description={t(myReviews.noneText)}
              action={
                <Link to="/dietitian/appointments" className={buttonClass('secondary')}>
                  {t(myReviews.toAppointments)}
                </Link>
              }
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            {tally && tally.average !== null && <Tally tally={{ ...tally, average: tally.average }} />}
            <Card flush>
              <ReviewList label={t(words.list)} reviews={reviews}>
                {(review) => <MyReview review={review} />}
              </ReviewList>
            </Card>
            <ShowMore words={words} pages={read} />
          </div>
        )
      }
    </Read>
  )
}
