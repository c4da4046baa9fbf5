import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TimeOrder } from '#contract/time-order.ts'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { UserText } from './user-text.tsx'

export type Column<Row, Key extends string = string> = {
  key: Key
  title: string
  /** Figures are aligned at the end, digit below digit. */
  isFigure?: boolean
  /** Whether the heading sorts by this column. */
  isSortable?: boolean
  /** Takes a share of the room that other columns leave, and cuts what is longer. */
  isFlexible?: boolean
  /** Left out below 1280 px. */
  isExtra?: boolean
  cell: (row: Row) => ReactNode
}

export type Sorting<Key extends string = string> = { by: Key; isDescending: boolean }

type DataTableProps<Row, Key extends string> = {
  label: string
  /** The first column names the row. */
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  sorting?: Sorting<Key>
  onSort?: (sorting: Sorting<Key>) => void
}

/** The sorting of a table whose list runs by time, under one of its columns. */
export const sortingByTime = <Key extends string>(
  by: Key,
  order: TimeOrder,
  onOrder: (order: TimeOrder) => void,
) => ({
  sorting: { by, isDescending: order === 'latest' },
  onSort: ({ isDescending }: Pick<Sorting, 'isDescending'>) => onOrder(isDescending ? 'latest' : 'earliest'),
})

/** The link of a row's name: it covers the row. */
export const rowLinkClass = 'font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link'

/** What somebody wrote, in a cell that cuts it: at its own end, also where it runs the other way than the page. */
export const CutText = ({ children }: { children: string }) => (
  <UserText text={children} className="aligned-with-page block truncate" />
)

/** A list that admins compare line by line, from laptops on: rows of 44 px, and headings that stay in sight and sort. */
export function DataTable<Row extends { id: string }, Key extends string>({
  label,
  columns,
  rows,
  sorting,
  onSort,
}: DataTableProps<Row, Key>) {
  return (
    <Card flush className="overflow-clip">
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isFigure, isSortable, isExtra }) => {
              const isSorted = sorting?.by === key
              return (
                <Head
                  key={key}
                  {...(isSorted && { 'aria-sort': sorting.isDescending ? 'descending' : 'ascending' })}
                  className={joinClasses(isFigure ? 'text-end' : 'text-start', isExtra && 'max-xl:hidden')}
                >
                  {isSortable && onSort ? (
                    <button
                      type="button"
                      onClick={() => onSort({ by: key, isDescending: isSorted && !sorting.isDescending })}
                      className={joinClasses(
                        'inline-flex min-h-11 items-center gap-1 hover:text-ink',
                        isSorted && 'text-ink',
                      )}
                    >
                      {title}
                      {isSorted && <Icon of={sorting.isDescending ? ArrowDown : ArrowUp} small />}
                    </button>
                  ) : (
                    title
                  )}
                </Head>
              )
            })}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="relative h-11 hover:bg-sunken">
              {columns.map(({ key, isFigure, isFlexible, isExtra, cell }, place) => {
                const Cell = place === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    {...(place === 0 && { scope: 'row' as const })}
                    className={joinClasses(
                      'px-3 py-1.5 font-normal whitespace-nowrap first:ps-5 last:pe-5',
                      isFigure ? 'text-end tabular-nums' : 'text-start',
                      isFlexible && 'w-1/3 max-w-0 truncate',
                      isExtra && 'max-xl:hidden',
                    )}
                  >
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type HeadProps = { 'aria-sort'?: 'ascending' | 'descending'; className: string; children: ReactNode }

/** Below the top bar of the portal while the rows pass under it. */
const Head = ({ className, children, ...rest }: HeadProps) => (
  <th
    scope="col"
    {...rest}
    className={joinClasses(
      'sticky top-16 z-10 h-11 border-b border-line bg-surface px-3 font-medium whitespace-nowrap text-ink-soft first:ps-5 last:pe-5 low:static',
      className,
    )}
  >
    {children}
  </th>
)
