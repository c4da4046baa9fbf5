import { joinClasses } from './join-classes.ts'

export type DayMark = {
  readonly tone: 'free' | 'closed' | 'special' | 'busy'
  /** The meaning of the dot, for screen readers. */
  readonly label: string
}

/** A day's mark, which differs by shape as well as by color. */
export function DayDot({ tone, className }: { tone: DayMark['tone']; className?: string }) {
  return (
    <span className={joinClasses('flex h-2 items-center justify-center', className)} aria-hidden="true">
      <span className={joinClasses('block', shapes[tone])} />
    </span>
  )
}

const shapes = {
  free: 'size-1.5 rounded-pill bg-leaf-dark forced-colors:bg-[CanvasText] in-data-selected:bg-current',
  busy: 'size-2 rounded-pill border-2 border-on-completed in-data-selected:border-current',
  special: 'size-1.5 rotate-45 bg-accent forced-colors:bg-[CanvasText] in-data-selected:bg-current',
  closed:
    'h-0.5 w-2.5 rounded-pill bg-line-control forced-colors:bg-[CanvasText] in-data-selected:bg-current',
}
