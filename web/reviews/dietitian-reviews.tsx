import { MessageSquareHeart } from 'lucide-react'
import { listReviews } from '#contract/reviews/reviews.ts'
import { reviews as words } from '#copy/reviews/reviews.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { ReviewList, ReviewsSkeleton } from './review-list.tsx'
import { ReviewParts } from './review-parts.tsx'
import { Tally } from './tally.tsx'

/** The reviews of the dietitian in the address. */
export function DietitianReviews() {
  const t = useWords()
  const id = usePageId()
  const read = useReadRows(listReviews, { id }, 'reviews', { keepsLast: false })
  const tally = read.first?.tally
  return (
    <Read of={read} failed={words.failed} waiting={<ReviewsSkeleton />}>
      {(reviews) =>
        !tally || tally.average === null ? (
          <NoReviews />
        ) : (
          <div className="flex flex-col gap-4">
            <Tally tally={{ ...tally, average: tally.average }} />
            <Card flush>
              <ReviewList label={t(words.list)} reviews={reviews}>
                {(review) => <ReviewParts review={review} />}
              </ReviewList>
            </Card>
            <ShowMore words={words} pages={read} />
          </div>
        )
      }
    </Read>
  )
}

function NoReviews() {
  const t = useWords()
  return (
    <Card className="flex flex-col items-center py-12 text-center">
      <LeafTile icon={MessageSquareHeart} />
      <h3 className="mt-4 text-md font-semibold">{t(words.none)}</h3>
      <p className="mt-1 max-w-md text-sm text-balance text-ink-soft">{t(words.noneText)}</p>
    </Card>
  )
}
