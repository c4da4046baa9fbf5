import { useEffect, useRef } from 'react'
import { searchDietitians } from '#contract/directory.ts'
import { directory } from '#copy/directory/search.ts'
import { ui } from '#copy/ui.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Asked } from './asked.ts'
import { CardSkeletons, listClass } from './card-skeletons.tsx'
import { DietitianCard } from './dietitian-card.tsx'
import { NobodyFound } from './nobody-found.tsx'

type DietitianListProps = { asked: Asked; onAsk: (asked: Asked) => void }

export function DietitianList({ asked, onAsk }: DietitianListProps) {
  const t = useWords()
  const pages = useReadPages(searchDietitians, asked)
  const dietitians = pages.data?.pages.flatMap((page) => page.dietitians)
  const list = useRef<HTMLUListElement>(null)
  const from = useRef<number>(undefined)
  const count = dietitians?.length ?? 0

  // To the first of those that came, which stand where the button was.
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    const first = list.current?.children[from.current]
    first?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    from.current = undefined
  }, [count])

  const showMore = () => {
    from.current = count
    pages.fetchNextPage()
  }

  if (pages.isError && !dietitians)
    return (
      <Card flush>
        <ErrorState
          title={t(directory.failed)}
          description={t(wordsOfRefusal(pages.error))}
          onRetry={() => pages.refetch()}
          retrying={pages.isFetching}
        />
      </Card>
    )
  if (!dietitians) return <CardSkeletons />
  if (count === 0) return <NobodyFound asked={asked} onAsk={onAsk} />
  return (
    <>
      <ul
        ref={list}
        aria-label={t(directory.list)}
        aria-busy={pages.isPlaceholderData}
        className={joinClasses(listClass, 'transition-opacity', pages.isPlaceholderData && 'opacity-60')}
      >
        {dietitians.map((dietitian) => (
          <li key={dietitian.id}>
            <DietitianCard dietitian={dietitian} />
          </li>
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-sm text-danger-ink">
          {t(directory.failed)}
        </p>
      )}
      {pages.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            busyText={t(ui.loading)}
            onClick={showMore}
          >
            {t(directory.showMore)}
          </Button>
        </div>
      )}
    </>
  )
}
