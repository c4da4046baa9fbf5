import type { ReactNode } from 'react'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'

/** Skeletons in the layout of the content, with a text for screen readers. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const t = useWords()
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t(ui.loading)}</span>
      {children}
    </div>
  )
}
