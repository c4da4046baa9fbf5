import type { Drawing } from '#contract/foods/drawings.ts'
import drawn from '#web/art/food.svg'
import { joinClasses } from './join-classes.ts'

type DishProps = {
  name: Drawing
  size?: keyof typeof sizes
  /** For screen readers. Without it the drawing is decoration beside the food's own name. */
  label?: string
  className?: string
}

/** A food, drawn from above. All drawings are one file, which is fetched with the first of them. */
export function Dish({ name, size = 'md', label, className }: DishProps) {
  return (
    <svg
      viewBox="0 0 96 96"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={joinClasses('shrink-0', sizes[size], className)}
    >
      <use href={`${drawn}#${name}`} />
    </svg>
  )
}

const sizes = {
  sm: 'size-11',
  md: 'size-18',
  lg: 'size-24',
  xl: 'size-50',
  /** As wide as its place on a laid table. */
  full: 'aspect-square w-full',
}
