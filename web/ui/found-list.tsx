import type { ReactNode, Ref } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Read } from './read.tsx'
import { RowList } from './row-list.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { ShowMore } from './show-more.tsx'

/** The result of `useReadRows`, as far as lists use it. */
export type ListRead<Row> = Parameters<typeof Read>[0]['of'] &
  Parameters<typeof ShowMore>[0]['pages'] & {
    readonly data: readonly Row[] | undefined
    readonly isPlaceholderData: boolean
  }

type FoundListProps<Row> = {
  words: { readonly failed: Word; readonly list: Word; readonly showMore: Word }
  of: ListRead<Row>
  /** The total, or null until the server has counted it; left out where it is never counted. */
  total?: Word | null
  /** Shown when the list is empty. */
  none: ReactNode
  /** Shown beside the total, such as a button that removes all rows. */
  aside?: ReactNode
  /** Shown below the rows. */
  note?: string
  list?: Ref<HTMLUListElement>
  /** The rows as a table, where there is room for one. */
  table?: ((rows: readonly Row[]) => ReactNode) | false
  /** Each row begins with a photo. */
  hasPicture?: boolean
  children: (row: Row) => ReactNode
}

/** Search results: total, rows, and a button for more; or a skeleton, error or empty state. */
export function FoundList<Row>({
  words,
  of: read,
  total,
  none,
  aside,
  note,
  list,
  table,
  hasPicture = false,
  children,
}: FoundListProps<Row>) {
  const t = useWords()
  const hasTotal = total !== undefined
  return (
    <Read
      of={read}
      failed={words.failed}
      waiting={<RowsSkeleton hasTotal={hasTotal} hasPicture={hasPicture} hasTable={table !== undefined} />}
    >
      {(rows) => (
        <>
          {hasTotal && (
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p role="status" className="min-h-[1lh] text-sm text-ink-soft">
                {total && rows.length > 0 && t(total)}
              </p>
              {rows.length > 0 && aside}
            </div>
          )}
          <RowList
            rows={rows}
            label={t(words.list)}
            none={none}
            isOutdated={read.isPlaceholderData}
            list={list}
            table={table}
          >
            {children}
          </RowList>
          {note && rows.length > 0 && <p className="mt-3 text-sm text-ink-faint">{note}</p>}
          <ShowMore words={words} pages={read} className="mt-6" />
        </>
      )}
    </Read>
  )
}
