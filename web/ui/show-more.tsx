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
  /** Replaces the fetching of the next page, if the press must do more. */
  onMore?: () => void
  className?: string
}

/** A button that loads the next page of a list, shown while there is one. */
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
