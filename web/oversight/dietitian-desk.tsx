import { useState } from 'react'
import {
  type ApplicationList,
  type ApplicationOrder,
  applicationOrders,
  searchApplications,
  writeCounted,
} from '#contract/oversight/practices.ts'
import { desk } from '#copy/oversight/desk.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useGo } from '#web/lib/go.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { type OpenedRow, useOpenedRow } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { href, useSearchParams } from './search-params.ts'

const Review = lazyPart(() => import('./review.tsx'), 'Review', <ReviewSkeleton />)

/** Applications of dietitians: the lists, or one application. */
export function DietitianDesk() {
  const go = useGo()
  const { list, dietitian } = useSearchParams()
  // Search words are names, so they are not in the address.
  const [q, search] = useState('')
  const [sort, setSort] = useState<ApplicationOrder>('longest')
  // On return from an application the focus goes to its row.
  const left = useOpenedRow(dietitian)
  if (dietitian) return <Review key={dietitian} id={dietitian} list={list} />
  return (
    <ApplicationLists
      list={list}
      q={q}
      sort={sort}
      left={left}
      onSelect={(next) => go(href({ list: next }))}
      onSearch={search}
      onSort={setSort}
    />
  )
}

type ApplicationListsProps = {
  list: ApplicationList
  q: string
  sort: ApplicationOrder
  /** The application that was opened last. */
  left: OpenedRow
  onSelect: (list: ApplicationList) => void
  onSearch: (q: string) => void
  onSort: (sort: ApplicationOrder) => void
}

const verified = ['approved', 'active', 'ending_60', 'ending_30', 'ending_7', 'ended'] as const
const lists = ['waiting', 'correction', 'approved', 'rejected', 'suspended', 'draft'] as const

/** Lists that can be sorted by waiting time. */
const sorted: readonly ApplicationList[] = ['waiting', 'correction', 'rejected', 'suspended']

function ApplicationLists({ list, q, sort, left, onSelect, onSearch, onSort }: ApplicationListsProps) {
  const t = useWords()
  const asked = { list, ...(q && { q }), ...(sorted.includes(list) && { sort }) }
  const counts = useReadRows(searchApplications, asked, 'applications').last?.counts
  const countOf = (each: ApplicationList) => counts && writeCounted(counts[each])
  const isVerified = verified.some((each) => each === list)
  const rows = (
    <ApplicationRows
      asked={asked}
      left={left}
      onClear={q ? () => onSearch('') : undefined}
      onSort={onSort}
      isInOrder={list === 'waiting' && sort === 'longest'}
    />
  )
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t(desk.search)} q={q} onSearch={onSearch} />
        {sorted.includes(list) && (
          <Select
            className="w-full sm:w-64 lg:hidden"
            aria-label={t(desk.order.label)}
            options={applicationOrders.map((value) => ({ value, label: t(desk.order.names[value]) }))}
            value={sort}
            onChange={({ target }) =>
              onSort(applicationOrders.find((each) => each === target.value) ?? 'longest')
            }
          />
        )}
      </search>
      <Tabs
        label={t(desk.lists)}
        selected={isVerified ? 'approved' : list}
        onSelect={(next) => onSelect(next as ApplicationList)}
        tabs={lists.map((each) => ({
          id: each,
          label: t(desk.list[each]),
          ...(counts && { count: writeCounted(counts[each]) }),
          content:
            each === 'approved' ? (
              <div className="grid gap-4">
                <ChoiceChips
                  kind="one"
                  name="verified"
                  legend={<span className="sr-only">{t(desk.ofVerified)}</span>}
                  options={verified.map((value) => {
                    const note = countOf(value)
                    return {
                      value,
                      label: t(value === 'approved' ? desk.allVerified : desk.list[value]),
                      ...(note !== undefined && { note: String(note) }),
                    }
                  })}
                  value={verified.filter((value) => value === list)}
                  onChange={([next]) => next && onSelect(next)}
                />
                <div className="min-w-0">{rows}</div>
              </div>
            ) : (
              rows
            ),
        }))}
      />
    </>
  )
}
