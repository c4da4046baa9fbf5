import { joinClasses } from './join-classes.ts'

type SkeletonProps = {
  shape?: 'text' | 'circle' | 'block'
  /** Width and height, equal to those of the content. */
  className?: string
}

export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-breathe bg-line', shapes[shape], className)}
    />
  )
}

const shapes = { text: 'h-[1lh] rounded-control', circle: 'rounded-pill', block: 'rounded-card' }
