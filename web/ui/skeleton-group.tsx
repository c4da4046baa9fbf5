import type { ReactNode } from 'react'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'

/** Skeletons in the layout of what is coming, and the word for those who do not see them. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const t = useWords()
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t(ui.loading)}</span>
      {children}
    </div>
  )
}
