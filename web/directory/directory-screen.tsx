import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countDietitians } from '#contract/directory.ts'
import { differ, nameZone } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { filtersOf } from './asked.ts'
import { DietitianList } from './dietitian-list.tsx'
import { FilterButton } from './filter-button.tsx'
import { keepListPlace } from './list-place.ts'
import { SortChoice } from './sort-choice.tsx'
import { useAsked } from './use-asked.ts'

/** Everybody who can be booked, and the ways to find the right one among them. */
export function DirectoryScreen() {
  const t = useWords()
  const language = useLanguage()
  const [asked, ask] = useAsked()
  const { data } = useRead(countDietitians, filtersOf(asked), { keepsLast: true })
  const zone = readerZone()
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address of the list
  useEffect(() => keepListPlace(router), [asked])
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
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="min-h-[1lh] text-sm font-medium">
          {data && t(counts.dietitians(data.total))}
        </p>
        <Switch
          checked={asked.saved === '1'}
          onChange={({ target }) => ask({ ...asked, saved: target.checked ? '1' : undefined })}
        >
          {t(directory.saved)}
        </Switch>
      </div>
      <p className="mb-5 max-w-5xl text-xs text-ink-faint">
        {t(directory.order)}
        {differ(new Date(), zone, 'Asia/Riyadh') && ` ${t(times.yourZone(nameZone(language, zone)))}`}
      </p>
      <DietitianList asked={asked} onAsk={ask} />
    </>
  )
}
