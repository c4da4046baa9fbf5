import {
  type ApplicationList,
  type ApplicationOrder,
  searchApplications,
} from '#contract/oversight/practices.ts'
import { desk } from '#copy/oversight/desk.ts'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { type OpenedRow, useFocusOpenedRow } from '#web/lib/use-focus.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { ApplicationRow } from './application-row.tsx'
import { ApplicationTable } from './application-table.tsx'
import { href } from './search-params.ts'

type ApplicationRowsProps = {
  asked: { list: ApplicationList; q?: string; sort?: ApplicationOrder }
  left: OpenedRow
  /** Clears the search, if there is one. */
  onClear: (() => void) | undefined
  isInOrder: boolean
  onSort: (sort: ApplicationOrder) => void
}

export function ApplicationRows({ asked, left, onClear, isInOrder, onSort }: ApplicationRowsProps) {
  const t = useWords()
  const { list, sort } = asked
  const isWide = useIsWide('lg')
  const read = useReadRows(searchApplications, asked, 'applications', {
    // Rows of another list must not be shown as placeholders for this one.
    keepsLast: false,
    isReadOnReturn: true,
  })
  const isKnown = read.data !== undefined
  const found = useFocusOpenedRow<HTMLDivElement>(left, isKnown, 'data-dietitian')

  const nobody = onClear ? <NobodyFound onClear={onClear} /> : <Nobody list={list} />
  return (
    <Read of={read} failed={desk.failed} waiting={<RowsSkeleton count={5} hasPicture hasTable />}>
      {(rows) => (
        <div ref={found}>
          {isInOrder && rows.length > 0 && (
            <p className="mb-3 text-sm text-ink-soft">{t(desk.longestFirst)}</p>
          )}
          <RowList
            rows={rows}
            label={t(desk.list[list])}
            none={nobody}
            table={
              isWide && ((all) => <ApplicationTable rows={all} list={list} sort={sort} onSort={onSort} />)
            }
          >
            {(row) => <ApplicationRow key={row.id} row={row} list={list} />}
          </RowList>
          <ShowMore words={desk} pages={read} className="mt-6" />
        </div>
      )}
    </Read>
  )
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const t = useWords()
  return (
    <EmptyState
      title={t(desk.nobody.title)}
      description={t(desk.nobody.text)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(desk.nobody.clear)}
        </Button>
      }
    />
  )
}

function Nobody({ list }: { list: ApplicationList }) {
  const t = useWords()
  const { title, text } = desk.empty[list]
  return (
    <EmptyState
      title={t(title)}
      description={t(text)}
      action={
        list !== 'waiting' && (
          <Link to={href({ list: 'waiting' })} className={buttonClass('secondary')}>
            {t(desk.toWaiting)}
          </Link>
        )
      }
    />
  )
}
