import { reviews as words } from '#copy/reviews/reviews.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type ShowMoreProps = {
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** The way to the next page of a list, as long as there is one. */
export function ShowMore({ pages }: ShowMoreProps) {
  const t = useWords()
  return (
    <>
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-danger-ink">
          {t(words.failed)}
        </p>
      )}
      {pages.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            busyText={t(words.loading)}
            onClick={() => pages.fetchNextPage()}
          >
            {t(words.showMore)}
          </Button>
        </div>
      )}
    </>
  )
}
