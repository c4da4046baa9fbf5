import { BriefcaseMedical, Languages, MapPin, Star } from 'lucide-react'
import type { DietitianCard, DietitianPage } from '#contract/directory.ts'
import { writeRating } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { parts } from '#copy/portal/parts.ts'
import { modes } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { modeIcon } from './mode-icon.ts'

type FactsListProps = {
  dietitian: DietitianCard & Partial<Pick<DietitianPage, 'district' | 'otherDistrict'>>
  /** Their names in words, if they are part of this list. */
  languages?: string
  className?: string
}

/** The facts that patients compare first: reviews, experience, place and kind of meeting. */
export function FactsList({ dietitian, languages, className }: FactsListProps) {
  const t = useWords()
  const language = useLanguage()
  const { city, experience } = dietitian
  return (
    <ul className={joinClasses('text-sm text-ink-soft', className)}>
      <li className="inline-flex">
        <RatingLine rating={dietitian.rating} reviewCount={dietitian.reviewCount} />
      </li>
      <Fact icon={BriefcaseMedical}>{t(directory.card.experience(experience))}</Fact>
      {city && <Fact icon={MapPin}>{writePlace(language, dietitian)}</Fact>}
      {dietitian.modes.length > 0 && (
        <Fact icon={modeIcon(dietitian.modes)}>
          {dietitian.modes.map((mode) => t(modes[mode])).join(t(parts.comma))}
        </Fact>
      )}
      {languages && <Fact icon={Languages}>{languages}</Fact>}
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconShape; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon of={icon} small className="text-ink-faint" />
      {children}
    </li>
  )
}

type RatingLineProps = { rating: number | null; reviewCount: number }

/** A star with the average rating and the number of reviews. */
function RatingLine({ rating, reviewCount }: RatingLineProps) {
  const t = useWords()
  const { card } = directory
  if (rating === null || reviewCount === 0)
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon of={Star} small className="text-ink-faint" />
        {t(card.noReviews)}
      </span>
    )
  const written = writeRating(rating)
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
