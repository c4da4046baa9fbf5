import { useRouter } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useMemo } from 'react'
import { countDietitians, type SortOrder, sortOrders } from '#contract/directory.ts'
import { differ, nameZone } from '#copy/dates.ts'
import { cardWords } from '#copy/directory/card.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { times } from '#copy/times.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone, withReaderZone } from '#web/lib/zone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { DietitianList } from './dietitian-list.tsx'
import { FilterButton } from './filter-button.tsx'
import { type DirectorySearch, filtersOf, readDirectorySearch, writeDirectorySearch } from './filters.ts'
import { rememberListPlace } from './list-place.ts'

/** All listed dietitians, with search and filters. */
export function DirectoryScreen() {
  const t = useWords()
  const language = useLanguage()
  const [asked, ask] = useAsked()
  // Deferred, because a phone takes longer than a frame for the cards of another list.
  const listed = useDeferredValue(asked)
  const { data } = useRead(countDietitians, { ...filtersOf(asked), ...withReaderZone() }, { keepsLast: true })
  const zone = readerZone()
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address of the list
  useEffect(() => rememberListPlace(router), [asked])
  return (
    <>
      <search className="flex flex-wrap gap-3">
        <SearchBox
          label={t(directory.search.label)}
          q={asked.q ?? ''}
          onSearch={(q) => ask({ ...asked, q: q || undefined }, { replace: true })}
        />
        <FilterButton asked={asked} onChoose={ask} />
        <SortChoice sort={asked.sort} onChoose={(sort) => ask({ ...asked, sort }, { replace: true })} />
      </search>
      <ActiveFilters asked={asked} onChange={ask} />
      <div className="mt-3 mb-4 flex flex-wrap items-start justify-between gap-x-6 text-sm">
        <p role="status" className="flex min-h-11 items-center font-medium">
          {data && t(counts.dietitians(data.total))}
        </p>
        <details className="group ms-auto max-w-prose text-ink-soft open:order-last open:basis-full">
          <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control text-link [&::-webkit-details-marker]:hidden">
            <Icon of={Info} small />
            <span className="max-sm:sr-only">{t(cardWords.aboutOrder)}</span>
          </summary>
          <p className="pb-2">{t(asked.sort === 'rating' ? directory.ratingOrder : directory.order)}</p>
        </details>
        <Switch
          checked={asked.saved === '1'}
          onChange={({ target }) => ask({ ...asked, saved: target.checked ? '1' : undefined })}
        >
          {t(directory.saved)}
        </Switch>
      </div>
      {differ(new Date(), zone, 'Asia/Riyadh') && (
        <p className="mb-4 text-xs text-ink-faint">{t(times.yourZone(nameZone(language, zone)))}</p>
      )}
      <DietitianList asked={listed} onAsk={ask} />
    </>
  )
}

type Ask = (asked: DirectorySearch, more?: { replace?: boolean }) => void

/** The search in the address, and its setter. */
function useAsked(): [DirectorySearch, Ask] {
  const router = useRouter()
  const language = useLanguage()
  const search = usePageSearch()
  const asked = useMemo(() => readDirectorySearch(search), [search])
  const ask: Ask = (next, { replace = false } = {}) => {
    const { pathname } = router.state.location
    const href = localPath(language, pathname) + writeDirectorySearch(next)
    router.navigate({ href, replace, resetScroll: !replace })
  }
  return [asked, ask]
}

type SortChoiceProps = { sort: SortOrder | undefined; onChoose: (sort: SortOrder | undefined) => void }

function SortChoice({ sort, onChoose }: SortChoiceProps) {
  const t = useWords()
  const id = useId()
  const [first] = sortOrders
  return (
    <div className="flex min-w-0 flex-1 basis-36 items-center gap-3 text-sm lg:flex-none">
      <label htmlFor={id} className="whitespace-nowrap max-lg:sr-only">
        {t(directory.sort.label)}
      </label>
      <Select
        id={id}
        value={sort ?? first}
        options={sortOrders.map((order) => ({ value: order, label: t(directory.sort.orders[order]) }))}
        onChange={({ target }) => {
          const chosen = sortOrders.find((order) => order === target.value)
          onChoose(chosen === first ? undefined : chosen)
        }}
        className="min-w-0 grow lg:w-56"
      />
    </div>
  )
}
