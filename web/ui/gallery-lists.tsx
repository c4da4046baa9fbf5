import { ApiError } from '#web/app/api-error.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { FailedLine } from './failed-line.tsx'
import { FailedRead } from './failed-read.tsx'
import { FoundList } from './found-list.tsx'
import { words } from './gallery-words.ts'
import { NothingHere } from './nothing-here.tsx'
import { NumberedList } from './numbered-list.tsx'
import { Read } from './read.tsx'
import { RowList } from './row-list.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { ShowMore } from './show-more.tsx'
import { ShownDays } from './shown-days.tsx'
import { FigureLink } from './stat-tile.tsx'
import { UserText } from './user-text.tsx'

const pages = {
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
}
const failed = { ...pages, data: undefined, error: new ApiError('unavailable', 503), hasNextPage: false }
const people = [words.layla, words.fahad, words.noura]

/** Lists that are loaded, waiting, empty or failed. */
export function GalleryLists() {
  const t = useWords()
  const list = { list: words.results, failed: words.errorTitle, showMore: words.showMore }
  const none = <EmptyState title={t(words.emptyTitle)} description={t(words.emptyText)} />
  return (
    <div className="flex flex-col gap-6">
      <NumberedList lines={[t(words.sub), t(words.body)]} />
      <ShownDays from="2026-11-01" to={undefined} write={words.shownDays} onClear={() => undefined} />
      <div>
        <FoundList
          words={list}
          of={{ ...pages, data: people }}
          total={words.found}
          none={none}
          aside={<Button size="sm">{t(words.book)}</Button>}
          note={t(words.faint)}
        >
          {(person) => (
            <li key={person.en} className="flex justify-between gap-4 px-5 py-3.5">
              <UserText text={person.en} other={person.ar} />
              <FigureLink to="/dietitians">12</FigureLink>
            </li>
          )}
        </FoundList>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <div>
          <FoundList words={list} of={{ ...pages, data: [], hasNextPage: false }} none={none}>
            {() => null}
          </FoundList>
        </div>
        <div>
          <FoundList words={list} of={failed} none={none}>
            {() => null}
          </FoundList>
        </div>
        <RowList
          rows={people}
          none={none}
          isOutdated
          more={<ShowMore words={list} pages={pages} className="p-5" />}
        >
          {(person) => (
            <li key={person.en} className="px-5 py-3.5">
              {t(person)}
            </li>
          )}
        </RowList>
        <RowsSkeleton count={2} hasTotal hasPicture />
        <RowsSkeleton count={2} lines={3} />
        <Card flush>
          <FailedRead title={words.errorTitle} read={{ ...failed, isFetching: true }} />
        </Card>
        <Read of={failed} failed={words.errorTitle} waiting={<RowsSkeleton />}>
          {() => null}
        </Read>
        <NothingHere
          title={words.emptyTitle}
          text={words.emptyText}
          back={{ to: '/dietitians', label: words.viewAll }}
        />
      </div>
      <ShowMore words={list} pages={{ ...pages, isFetchNextPageError: true }} />
      <ShowMore words={list} pages={{ ...pages, isFetchingNextPage: true }} />
      <p className="text-sm">
        <FailedLine title={words.errorTitle} read={failed} />
      </p>
    </div>
  )
}
