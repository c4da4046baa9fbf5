import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** One of the facts in the line of a card. The last one gives way if the line is too short. */
export function CardFact({ icon, children, last }: { icon: IconShape; children: ReactNode; last?: true }) {
  return (
    <li className={joinClasses('inline-flex items-center gap-1.5', last && 'min-w-0')}>
      <Icon of={icon} small className="shrink-0 text-ink-faint" />
      <span className={last && 'truncate'}>{children}</span>
    </li>
  )
}

type CardRatingProps = { rating: ReactNode; spoken: ReactNode; reviews: ReactNode; spokenReviews: ReactNode }

/** A star with the average rating and the number of reviews, in full for screen readers. */
export function CardRating({ rating, spoken, reviews, spokenReviews }: CardRatingProps) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon of={Star} small className="shrink-0 fill-current text-accent-ink" />
      <span className="sr-only">
        {spoken}, {spokenReviews}
      </span>
      <span aria-hidden="true" className="font-semibold text-ink">
        {rating}
      </span>
      <span aria-hidden="true">({reviews})</span>
    </li>
  )
}
