import { ui } from '#copy/ui.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'

type ShowMoreProps = {
  words: { readonly showMore: Word; readonly failed: Word; readonly loading?: Word }
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** Where more is done with the press than to read on. */
  onMore?: () => void
  className?: string
}

/** The way to the next page of a list, as long as there is one. */
export function ShowMore({ words, pages, onMore = () => pages.fetchNextPage(), className }: ShowMoreProps) {
  const t = useWords()
  return (
    <>
      {pages.isFetchNextPageError && (
        <p role="alert" className={joinClasses(className, 'text-center text-sm text-danger-ink')}>
          {t(words.failed)}
        </p>
      )}
      {pages.hasNextPage && (
        <div className={joinClasses(className, 'flex justify-center')}>
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            busyText={t(words.loading ?? ui.loading)}
            onClick={onMore}
          >
            {t(words.showMore)}
          </Button>
        </div>
      )}
    </>
  )
}
