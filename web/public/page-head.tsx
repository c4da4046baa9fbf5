import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Dishes, type LaidDish } from '#web/ui/laid-table.tsx'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { pageWidth } from './page-width.ts'

type PageHeadProps = {
  /** Dishes at the end, where there is room. */
  dishes?: readonly LaidDish[]
  className?: string
  children: ReactNode
}

/** The head of a page that people come to for its list or text: lower than a hero, on the same ground. */
export function PageHead({ dishes, className, children }: PageHeadProps) {
  return (
    <div className="-mt-18 bg-table pt-18">
      <div className={joinClasses(pageWidth, 'relative isolate', className)}>
        {dishes && (
          <div className="absolute inset-y-0 end-0 hidden w-96 overflow-clip lg:block">
            <Dishes dishes={dishes} />
          </div>
        )}
        {children}
      </div>
      <SaduBand size="sm" />
    </div>
  )
}
