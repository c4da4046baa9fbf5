import { Star } from 'lucide-react'
import type { Tally as Counted } from '#contract/reviews/review.ts'
import { writeNumber, writeRating } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { parts } from '#copy/portal/parts.ts'
import { reviews as words } from '#copy/reviews/reviews.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Rating } from '#web/ui/rating.tsx'

/** The average, the number of ratings, and their distribution. */
export function Tally({ tally }: { tally: Counted & { average: number } }) {
  const t = useWords()
  const language = useLanguage()
  const { average, count, stars } = tally
  const written = writeRating(average)
  return (
    <Card className="grid grid-cols-1 items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex items-center gap-4 sm:block sm:text-center">
        <p className="text-2xl display">{written}</p>
        <div>
          <Rating value={average} label={t(words.average(written))} />
          <p className="text-sm text-ink-soft">{t(counts.reviews(count))}</p>
        </div>
      </div>
      <ul aria-label={t(words.spread)} className="flex max-w-md flex-col gap-1">
        {[5, 4, 3, 2, 1].map((star) => {
          const many = stars[star - 1] ?? 0
          return (
            <li key={star} className="flex items-center gap-3 text-sm text-ink-soft">
              <span className="sr-only">
                {[t(words.stars(star)), t(counts.reviews(many))].join(t(parts.comma))}
              </span>
              <span aria-hidden="true" className="flex w-8 items-center gap-1">
                {writeNumber(language, star)}
                <Icon of={Star} small className="fill-current text-accent-ink" />
              </span>
              <Bar share={count === 0 ? 0 : many / count} />
              <span aria-hidden="true" className="w-8 text-end">
                {writeNumber(language, many)}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 min-w-0 flex-1 overflow-hidden rounded-pill bg-sunken fill-accent rtl:-scale-x-100 forced-colors:border forced-colors:fill-[CanvasText]"
    >
      <rect width={100 * share} height="1" />
    </svg>
  )
}
