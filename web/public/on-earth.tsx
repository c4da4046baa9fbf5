import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Words on the brown of dates, which is dark in both themes. Pictures beside them stay in the reader’s theme. */
export function OnEarth({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-theme="dark" className={joinClasses('bg-transparent text-on-earth', className)}>
      {children}
    </div>
  )
}
