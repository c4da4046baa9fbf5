import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { pageWidth } from './page-width.ts'

type BandProps = {
  children: ReactNode
  id?: string
  tone?: keyof typeof tones
  /** Classes for the content, which has the page's width. */
  className?: string
}

/** A full-width section of a page. What stands on the brown of dates is inside `OnEarth`. */
export function Band({ children, id, tone = 'ground', className }: BandProps) {
  return (
    <section
      id={id}
      className={joinClasses('painted-when-near overflow-clip py-12 sm:py-20 lg:py-28', tones[tone])}
    >
      <div className={joinClasses(pageWidth, className)}>{children}</div>
    </section>
  )
}

const tones = { ground: '', sunken: 'bg-sunken', table: 'bg-table', earth: 'bg-earth' }
