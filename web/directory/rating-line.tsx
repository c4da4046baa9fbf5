import { Star } from 'lucide-react'
import { writeNumber } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

type RatingLineProps = { rating: number | null; reviewCount: number }

/** One star, what it says, and of how many it is the average. */
export function RatingLine({ rating, reviewCount }: RatingLineProps) {
  const t = useWords()
  const language = useLanguage()
  const { card } = directory
  if (rating === null || reviewCount === 0)
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon of={Star} small className="text-ink-faint" />
        {t(card.noReviews)}
      </span>
    )
  const written = writeNumber(language, Math.round(rating * 10) / 10)
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={Star} small className="fill-current text-accent-ink" />
      <span className="sr-only">{t(card.rating(written))}</span>
      <span aria-hidden="true" className="font-semibold text-ink">
        {written}
      </span>
      <span>({t(counts.reviews(reviewCount))})</span>
    </span>
  )
}
