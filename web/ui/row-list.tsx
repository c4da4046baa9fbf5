import type { ReactNode, Ref } from 'react'
import { Card } from './card.tsx'
import { joinClasses } from './join-classes.ts'

type RowListProps<Row> = {
  rows: readonly Row[]
  label?: string
  /** Shown when the list is empty. */
  none: ReactNode
  /** The rows answer an earlier search, and are dimmed until the current one is answered. */
  isOutdated?: boolean
  list?: Ref<HTMLUListElement> | undefined
  /** Takes the place of the card while there is anything to show, where there is room for a table. */
  table?: ((rows: readonly Row[]) => ReactNode) | false | undefined
  /** Shown in the card below the rows, such as a button for more. */
  more?: ReactNode
  children: (row: Row) => ReactNode
}

/** A card of rows separated by lines. */
export function RowList<Row>({
  rows,
  label,
  none,
  isOutdated = false,
  list,
  table,
  more,
  children,
}: RowListProps<Row>) {
  const outdated = joinClasses('transition-opacity', isOutdated && 'opacity-60')
  if (table && rows.length > 0)
    return (
      <div aria-busy={isOutdated} className={outdated}>
        {table(rows)}
        {more}
      </div>
    )
  return (
    <Card flush>
      {rows.length === 0 ? (
        none
      ) : (
        <ul
          ref={list}
          aria-label={label}
          aria-busy={isOutdated}
          className={joinClasses('divide-y divide-line', outdated)}
        >
          {rows.map(children)}
        </ul>
      )}
      {more}
    </Card>
  )
}
