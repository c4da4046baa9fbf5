import { listReviewsToModerate, type ReviewState } from '#contract/reviews/reviews.ts'
import { moderation as words } from '#copy/reviews/moderation.ts'
import { reviews } from '#copy/reviews/reviews.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { ModeratedRow } from './moderated-row.tsx'
import { ReviewList, ReviewsSkeleton } from './review-list.tsx'

export function ModeratedList({ state }: { state: ReviewState }) {
  const t = useWords()
  const read = useReadRows(listReviewsToModerate, { state }, 'reviews', { keepsLast: false })
  const [list, focusList] = useFocusAfter<HTMLDivElement>()
  const empty = words.empty[state]
  return (
    <Read of={read} failed={reviews.failed} waiting={<ReviewsSkeleton withTally={false} />}>
      {(rows) => (
        <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <Card flush>
            {rows.length === 0 ? (
              <EmptyState title={t(empty.title)} description={t(empty.text)} />
            ) : (
              <ReviewList label={t(words.list[state])} reviews={rows}>
                {(row) => <ModeratedRow review={row} onGone={focusList} />}
              </ReviewList>
            )}
          </Card>
          <ShowMore words={reviews} pages={read} />
        </div>
      )}
    </Read>
  )
}
