import { MessageSquareHeart } from 'lucide-react'
import type { DietitianPage } from '#contract/directory.ts'
import { counts } from '#copy/directory/counts.ts'
import { profile } from '#copy/directory/profile.ts'
import { directory } from '#copy/directory/search.ts'
import { writeNumber } from '#web/lib/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { Rating } from '#web/ui/rating.tsx'

export function ReviewsTab({ dietitian }: { dietitian: DietitianPage }) {
  const t = useWords()
  const language = useLanguage()
  const { rating, reviewCount } = dietitian
  const { reviews } = profile
  if (rating === null || reviewCount === 0)
    return (
      <Card className="flex flex-col items-center py-12 text-center">
        <LeafTile icon={MessageSquareHeart} />
        <h3 className="mt-4 text-md font-semibold">{t(reviews.none)}</h3>
        <p className="mt-1 max-w-md text-sm text-balance text-ink-soft">{t(reviews.text)}</p>
      </Card>
    )
  const written = writeNumber(language, Math.round(rating * 10) / 10)
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="text-2xl font-semibold tracking-display">{written}</p>
      <div>
        <Rating value={rating} label={t(directory.card.rating(written))} />
        <p className="text-sm text-ink-soft">{t(counts.reviews(reviewCount))}</p>
      </div>
    </Card>
  )
}
