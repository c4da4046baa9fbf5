import { useId } from 'react'
import type { Tally as Counted, Review } from '#contract/reviews/review.ts'
import { clientFeedback as words } from '#copy/reviews/reviews.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewParts } from './review-parts.tsx'
import { Tally } from './tally.tsx'

/** The average rating, and the latest reviews. */
export function ClientFeedback({ tally, latest }: { tally: Counted; latest: readonly Review[] }) {
  const t = useWords()
  const id = useId()
  const { average } = tally
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t(words.title)}
        </h2>
        <Link to="/dietitian/reviews" className={buttonClass('quiet', 'md', '-me-3 px-3')}>
          {t(words.viewAll)}
        </Link>
      </div>
      {average === null ? (
        <Card>
          <p className="text-sm text-ink-soft">{t(words.none)}</p>
        </Card>
      ) : (
        <div className="flex flex-col gap-4">
          <Tally tally={{ ...tally, average }} />
          <Card flush>
            <ReviewList label={t(words.title)} reviews={latest}>
              {(review) => <ReviewParts review={review} />}
            </ReviewList>
          </Card>
        </div>
      )}
    </section>
  )
}
