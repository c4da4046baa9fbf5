import { publicDirectory } from '#copy/directory/public.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { pageWidth } from '../page-width.ts'

/** Reviews whose authors agreed to their publication, without names. */
export function ReviewTexts() {
  const t = useWords()
  const { reviews } = publicDirectory
  return (
    <section className={joinClasses(pageWidth, 'pb-12 sm:pb-16')}>
      <h2 className="text-lg font-semibold">{t(reviews.heading)}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t(reviews.text)}</p>
      <ul className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Slot name="texts">
          <Card as="li">
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              <span>
                <span className="sr-only">{blank('stars')}</span>
                <span aria-hidden="true" className="text-accent-ink">
                  {blank('given')}
                  <span className="text-line-control/60">{blank('missing')}</span>
                </span>
              </span>
              {blank('month')}
            </p>
            <p
              lang={blank('textLanguage')}
              dir="auto"
              className="aligned-with-page mt-2 break-words whitespace-pre-line"
            >
              {blank('text')}
            </p>
          </Card>
        </Slot>
      </ul>
    </section>
  )
}
