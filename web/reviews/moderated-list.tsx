import { listReviewsToModerate, type ReviewState } from '#contract/reviews.ts'
import { moderation as words } from '#copy/reviews/moderation.ts'
import { reviews } from '#copy/reviews/reviews.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusAfter } from '#web/lib/use-focus-after.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ModeratedRow } from './moderated-row.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { ShowMore } from './show-more.tsx'

export function ModeratedList({ state }: { state: ReviewState }) {
  const t = useWords()
  const pages = useReadPages(listReviewsToModerate, { state })
  const [list, focusList] = useFocusAfter<HTMLDivElement>()
  const rows = pages.isPlaceholderData ? undefined : pages.data?.pages.flatMap((page) => page.reviews)
  if (!rows)
    return pages.isError ? (
      <Card flush>
        <ErrorState
          title={t(reviews.failed)}
          description={t(wordsOfRefusal(pages.error))}
          onRetry={() => pages.refetch()}
          retrying={pages.isFetching}
        />
      </Card>
    ) : (
      <ReviewsSkeleton withTally={false} />
    )
  const empty = words.empty[state]
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Card flush>
        {rows.length === 0 ? (
          <EmptyState title={t(empty.title)} description={t(empty.text)} />
        ) : (
          <ul aria-label={t(words.list[state])} className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id} className="px-5 py-5 sm:px-6">
                <ModeratedRow review={row} onGone={focusList} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ShowMore pages={pages} />
    </div>
  )
}
