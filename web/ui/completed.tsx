import type { ReactNode } from 'react'
import { Mark } from '#web/art/mark.tsx'
import { joinClasses } from './join-classes.ts'

type CompletedProps = {
  /** It was completed just now: the seedling grows once. */
  isFresh: boolean
  children: ReactNode
}

/** The quiet line of a completed day or goal. */
export function Completed({ isFresh, children }: CompletedProps) {
  return (
    <p className="flex items-center gap-3 text-sm font-medium text-ink">
      <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-tint">
        <Mark className={joinClasses('size-6 origin-bottom', isFresh && 'motion-safe:animate-grow')} />
      </span>
      {children}
    </p>
  )
}
