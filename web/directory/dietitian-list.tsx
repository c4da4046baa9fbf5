import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { searchDietitians } from '#contract/directory.ts'
import { directory } from '#copy/directory/search.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusFirstNew } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { DietitianCard } from './dietitian-card.tsx'
import { type DirectorySearch, filtersOf, isNarrowed } from './filters.ts'

type DietitianListProps = { asked: DirectorySearch; onAsk: (asked: DirectorySearch) => void }

export function DietitianList({ asked, onAsk }: DietitianListProps) {
  const t = useWords()
  const read = useReadRows(searchDietitians, { ...asked, ...withReaderZone() }, 'dietitians')
  const count = read.data?.length ?? 0
  const drawn = useDrawn(read.data?.length)
  const [list, expectMore] = useFocusFirstNew<HTMLUListElement>(count)
  const showMore = () => {
    expectMore()
    read.fetchNextPage()
  }

  return (
    <Read of={read} failed={directory.failed} waiting={<CardSkeletons />}>
      {(dietitians) =>
        count === 0 ? (
          <NobodyFound asked={asked} onAsk={onAsk} />
        ) : (
          <>
            <ul
              ref={list}
              aria-label={t(directory.list)}
              aria-busy={read.isPlaceholderData}
              className={joinClasses(listClass, 'transition-opacity', read.isPlaceholderData && 'opacity-60')}
            >
              {dietitians.slice(0, drawn).map((dietitian) => (
                <li key={dietitian.id}>
                  <DietitianCard dietitian={dietitian} />
                </li>
              ))}
            </ul>
            {drawn === all && <ShowMore words={directory} pages={read} onMore={showMore} className="mt-6" />}
          </>
        )
      }
    </Read>
  )
}

/**
 * The number of rendered cards: at first those of the first screen, then a few at a time, so that a phone stays
 * responsive. All are rendered on a return to the list, so that its scroll position can be restored.
 */
function useDrawn(count: number | undefined): number {
  // The first page of a document has its answers from the start, but is no return.
  const isFirstPage = useRouter().state.resolvedLocation === undefined
  const [drawn, setDrawn] = useState(count === undefined || isFirstPage ? firstDrawn : all)
  useEffect(() => {
    if (count === undefined || drawn === all) return
    const next = drawn + 3 < count ? drawn + 3 : all
    const timer = setTimeout(() => startTransition(() => setDrawn(next)))
    return () => clearTimeout(timer)
  }, [count, drawn])
  return drawn
}

const all = Number.POSITIVE_INFINITY
const firstDrawn = 6

function CardSkeletons() {
  return (
    <SkeletonGroup className={listClass}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
        <Card key={card} flush className="p-4 sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-md" />
              <Skeleton className="mt-1 w-32 max-w-full text-sm" />
            </div>
          </div>
          <Skeleton className="mt-2.5 w-56 max-w-full text-sm" />
          <div className="mt-2.5 flex justify-between gap-4 border-t border-line pt-2.5">
            <Skeleton className="w-24 text-lg" />
            <Skeleton className="w-28 text-lg" />
          </div>
          <Skeleton shape="block" className="mt-2.5 h-11 w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}

const listClass = 'grid grid-cols-1 gap-4 md:grid-cols-2'

type NobodyFoundProps = { asked: DirectorySearch; onAsk: (asked: DirectorySearch) => void }

/** Why the list is empty, and what to change. */
function NobodyFound({ asked, onAsk }: NobodyFoundProps) {
  const t = useWords()
  const isNarrow = isNarrowed(filtersOf(asked))
  const { found, saved, all } = directory.empty
  const words = isNarrow ? found : asked.saved ? saved : all
  const inOrder = asked.sort ? { sort: asked.sort } : {}
  return (
    <Card flush>
      <EmptyState
        title={t(words.title)}
        description={t(words.text)}
        action={
          isNarrow ? (
            <Button onClick={() => onAsk({ ...inOrder, ...(asked.saved && { saved: asked.saved }) })}>
              {t(directory.search.clear)}
            </Button>
          ) : (
            asked.saved && <Button onClick={() => onAsk(inOrder)}>{t(saved.all)}</Button>
          )
        }
      />
    </Card>
  )
}
