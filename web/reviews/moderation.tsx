import { useId, useState } from 'react'
import { listReviewsToModerate, type ReviewState, reviewStates } from '#contract/reviews/reviews.ts'
import { moderation as words } from '#copy/reviews/moderation.ts'
import { reviews } from '#copy/reviews/reviews.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ModeratedRow } from './moderated-row.tsx'
import { ReviewList, ReviewsSkeleton } from './review-list.tsx'

/** Reviews by patients, for an admin to moderate. */
export function Moderation() {
  const t = useWords()
  const id = useId()
  const [state, setState] = useState<ReviewState>('shown')
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-soft">{t(words.text)}</p>
      <Tabs
        label={t(words.lists)}
        selected={state}
        onSelect={(next) => setState(next as ReviewState)}
        tabs={reviewStates.map((each) => ({
          id: each,
          label: t(words.list[each]),
          content: <ModeratedList state={each} />,
        }))}
      />
    </section>
  )
}

function ModeratedList({ state }: { state: ReviewState }) {
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
