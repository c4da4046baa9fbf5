import { Star, StarHalf } from 'lucide-react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type RatingProps = {
  /** From zero to five. */
  value: number
  /** The rating in words, for screen readers. */
  label: string
  className?: string
}

/** Five stars, filled to the nearest half. */
export function Rating({ value, label, className }: RatingProps) {
  const halves = Math.round(value * 2)
  return (
    <span role="img" aria-label={label} className={joinClasses('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className="relative inline-grid text-line-control">
          <Icon of={Star} small {...(halves >= star * 2 && { className: full })} />
          {halves === star * 2 - 1 && (
            <Icon of={StarHalf} small mirrored className={joinClasses('absolute inset-0', full)} />
          )}
        </span>
      ))}
    </span>
  )
}

const full = 'fill-current text-accent-ink'
