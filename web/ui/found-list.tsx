import type { ReactNode, Ref } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from './card.tsx'
import { FailedRead } from './failed-read.tsx'
import { joinClasses } from './join-classes.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { ShowMore } from './show-more.tsx'

type FoundListProps<Row> = {
  words: { readonly failed: Word; readonly list: Word; readonly showMore: Word }
  pages: Parameters<typeof FailedRead>[0]['read'] &
    Parameters<typeof ShowMore>[0]['pages'] & {
      readonly isError: boolean
      readonly isPlaceholderData: boolean
    }
  /** Undefined before they have come. */
  rows: readonly Row[] | undefined
  /** How many there are, where the server has counted them; left out where it never does. */
  total?: Word | null
  /** Where there is none. */
  none: ReactNode
  /** Beside the number, such as the way to take them away. */
  aside?: ReactNode
  /** Below the rows. */
  note?: string
  list?: Ref<HTMLUListElement>
  /** Each row begins with a face. */
  hasPicture?: boolean
  children: (row: Row) => ReactNode
}

/** What was found: how many, the rows, and the way to more; or what came in their place. */
export function FoundList<Row>({
  words,
  pages,
  rows,
  total,
  none,
  aside,
  note,
  list,
  hasPicture = false,
  children,
}: FoundListProps<Row>) {
  const t = useWords()
  if (pages.isError && !rows)
    return (
      <Card flush>
        <FailedRead title={words.failed} read={pages} />
      </Card>
    )
  const hasTotal = total !== undefined
  if (!rows) return <RowsSkeleton hasTotal={hasTotal} hasPicture={hasPicture} />
  return (
    <>
      {hasTotal && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-h-[1lh] text-sm text-ink-soft">
            {total && rows.length > 0 && t(total)}
          </p>
          {rows.length > 0 && aside}
        </div>
      )}
      <Card flush>
        {rows.length === 0 ? (
          none
        ) : (
          <ul
            ref={list}
            aria-label={t(words.list)}
            aria-busy={pages.isPlaceholderData}
            className={joinClasses(
              'divide-y divide-line transition-opacity',
              pages.isPlaceholderData && 'opacity-60',
            )}
          >
            {rows.map(children)}
          </ul>
        )}
      </Card>
      {note && rows.length > 0 && <p className="mt-3 text-sm text-ink-faint">{note}</p>}
      <ShowMore words={words} pages={pages} className="mt-6" />
    </>
  )
}
