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
  more,
  children,
}: RowListProps<Row>) {
  return (
    <Card flush>
      {rows.length === 0 ? (
        none
      ) : (
        <ul
          ref={list}
          aria-label={label}
          aria-busy={isOutdated}
          className={joinClasses('divide-y divide-line transition-opacity', isOutdated && 'opacity-60')}
        >
          {rows.map(children)}
        </ul>
      )}
      {more}
    </Card>
  )
}
