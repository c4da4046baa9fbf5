import { personFilters, personOrders, searchPeople } from '#contract/accounts/people.ts'
import { roles } from '#contract/accounts/role.ts'
import { people as words } from '#copy/accounts/people.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { type OpenedRow, useFocusOpenedRow } from '#web/lib/use-focus.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShownDays } from '#web/ui/shown-days.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonRow } from './person-row.tsx'
import { type SearchParams, toQuery } from './search-params.ts'

type PeopleListProps = {
  place: SearchParams
  q: string
  /** The account that was opened last. */
  left: OpenedRow
  onSearch: (q: string) => void
  onGo: (place: SearchParams) => void
}

export function PeopleList({ place, q, left, onSearch, onGo }: PeopleListProps) {
  const t = useWords()
  const choose = (change: SearchParams) => onGo({ ...place, ...change })
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t(words.search)} q={q} onSearch={onSearch} />
        <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:w-auto lg:grid-cols-2">
          <Select
            aria-label={t(words.role.label)}
            placeholder={t(words.role.all)}
            options={roles.map((value) => ({ value, label: t(words.roles.names[value]) }))}
            value={place.role ?? ''}
            onChange={({ target }) => choose({ role: roles.find((each) => each === target.value) })}
          />
          <Select
            aria-label={t(words.status.label)}
            placeholder={t(words.status.all)}
            options={personFilters.map((value) => ({ value, label: t(words.status.names[value]) }))}
            value={place.status ?? ''}
            onChange={({ target }) => choose({ status: personFilters.find((each) => each === target.value) })}
          />
          <Select
            className="max-sm:col-span-2 lg:hidden"
            aria-label={t(words.order.label)}
            options={personOrders.map((value) => ({ value, label: t(words.order.names[value]) }))}
            value={place.sort ?? 'newest'}
            onChange={({ target }) =>
              choose({ sort: personOrders.find((each) => each === target.value && each !== 'newest') })
            }
          />
        </div>
      </search>
      <ShownDays
        from={place.from}
        to={place.to}
        write={words.opened}
        onClear={() => choose({ from: undefined, to: undefined })}
      />
      <Found
        place={place}
        q={q}
        left={left}
        onGo={onGo}
        onClear={() => {
          onSearch('')
          onGo({})
        }}
      />
    </>
  )
}

type FoundProps = Pick<PeopleListProps, 'place' | 'q' | 'left' | 'onGo'> & { onClear: () => void }

function Found({ place, q, left, onGo, onClear }: FoundProps) {
  const t = useWords()
  const read = useReadRows(searchPeople, { ...(q && { q }), ...toQuery(place) }, 'people')
  const total = read.first?.total ?? null

  const isWide = useIsWide('lg')
  const list = useFocusOpenedRow<HTMLDivElement>(left, read.data !== undefined, 'data-person')

  return (
    <div ref={list}>
      <FoundList
        words={words}
        of={read}
        total={total === null ? null : words.total(total)}
        table={isWide && ((rows) => <PeopleTable rows={rows} place={place} onGo={onGo} />)}
        hasPicture
        none={
          <EmptyState
            title={t(words.nobody.title)}
            description={t(words.nobody.text)}
            action={
              <Button variant="secondary" onClick={onClear}>
                {t(words.nobody.clear)}
              </Button>
            }
          />
        }
      >
        {(row) => <PersonRow key={row.id} row={row} place={place} />}
      </FoundList>
    </div>
  )
}
