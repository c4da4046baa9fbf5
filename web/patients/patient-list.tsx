import { UserPlus } from 'lucide-react'
import { month } from '#contract/fields.ts'
import { listPatients, searchPatients } from '#contract/patients/patients.ts'
import { writeMonth } from '#copy/dates.ts'
import { patientList as words } from '#copy/patients/list.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { readSearch } from '#web/lib/page-search.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useTab } from '#web/lib/tab.ts'
import { useFocusFirstNew } from '#web/lib/use-focus.ts'
import { usePrivateSearchQuery } from '#web/lib/use-private-search-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Read } from '#web/ui/read.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { PatientCard } from './patient-card.tsx'

const views = ['all', 'active', 'inactive'] as const
type View = (typeof views)[number]

/** All present and former patients of a dietitian, with search and views. */
export function PatientList() {
  const t = useWords()
  const language = useLanguage()
  const [q, search] = usePrivateSearchQuery()
  const [view, setView] = useTab<View>(views)
  const go = useGo()
  const { first } = readSearch({ first: month }, usePageSearch())
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <search className="flex min-w-0 grow">
          <SearchBox label={t(words.search)} q={q} onSearch={search} />
        </search>
        <Link
          to="/dietitian/patients/invitations"
          className={buttonClass('secondary', 'md', 'max-sm:w-full')}
        >
          <Icon of={UserPlus} small />
          {t(words.invite)}
        </Link>
      </div>
      {first && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t(words.cameFirst(writeMonth(language, first)))}
          <Button variant="quiet" size="sm" onClick={() => go('/dietitian/patients', { replace: true })}>
            {t(words.allMonths)}
          </Button>
        </p>
      )}
      <Tabs
        label={t(words.list)}
        selected={view}
        onSelect={setView}
        tabs={views.map((id) => ({
          id,
          label: t(words.tabs[id]),
          content: <Found view={id} q={q} first={first} onClear={() => search('')} />,
        }))}
      />
    </>
  )
}

type FoundProps = { view: View; q: string; first: string | undefined; onClear: () => void }

function Found({ view, q, first, onClear }: FoundProps) {
  const t = useWords()
  const asked = { ...(q && { q }), ...(view !== 'all' && { state: view }), ...(first && { firstIn: first }) }
  const read = useReadRows(q ? searchPatients : listPatients, asked, 'patients', { isReadOnReturn: true })
  const count = read.data?.length ?? 0
  const [list, expectMore] = useFocusFirstNew<HTMLUListElement>(count)
  useFailureToast(words.failed, read)

  return (
    <Read of={read} failed={words.failed} waiting={<CardSkeletons />}>
      {(patients) =>
        count === 0 ? (
          <Nobody view={view} isSearched={q !== ''} onClear={onClear} />
        ) : (
          <>
            <p className="mb-4 max-w-5xl text-xs text-ink-faint">{t(words.order)}</p>
            <ul
              ref={list}
              aria-label={t(words.list)}
              aria-busy={read.isPlaceholderData}
              className={joinClasses(listClass, 'transition-opacity', read.isPlaceholderData && 'opacity-60')}
            >
              {patients.map((patient) => (
                <li key={patient.id}>
                  <PatientCard patient={patient} />
                </li>
              ))}
            </ul>
            <ShowMore
              words={words}
              pages={read}
              onMore={() => {
                expectMore()
                read.fetchNextPage()
              }}
              className="mt-6"
            />
          </>
        )
      }
    </Read>
  )
}

type NobodyProps = { view: View; isSearched: boolean; onClear: () => void }

/** Why the list is empty, and what to change. */
function Nobody({ view, isSearched, onClear }: NobodyProps) {
  const t = useWords()
  const why = isSearched ? words.noMatch : view === 'all' ? words.empty : words[whyOf[view]]
  return (
    <Card flush>
      <EmptyState
        title={t(why.title)}
        description={t(why.text)}
        action={
          isSearched ? (
            <Button variant="secondary" onClick={onClear}>
              {t(words.noMatch.clear)}
            </Button>
          ) : (
            view === 'all' && (
              <Link to="/dietitian/availability" className={buttonClass('secondary')}>
                {t(words.empty.way)}
              </Link>
            )
          )
        }
      />
    </Card>
  )
}

const whyOf = { active: 'noneActive', inactive: 'noneInactive' } as const

function CardSkeletons() {
  return (
    <SkeletonGroup className={listClass}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} flush className="p-4 sm:p-5">
          <div className="flex gap-4">
            <Skeleton shape="circle" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-md" />
              <Skeleton className="mt-1 w-32 max-w-full text-sm" />
            </div>
          </div>
          <Skeleton className="mt-4 w-56 max-w-full text-sm" />
          <Skeleton className="mt-2 w-48 max-w-full text-sm" />
          <div className="mt-4 flex gap-2 border-t border-line pt-4">
            <Skeleton className="w-28 text-lg" />
            <Skeleton className="w-24 text-lg" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}

const listClass = 'grid gap-4 lg:grid-cols-2 2xl:grid-cols-3'
