import { type ReactNode, useId } from 'react'
import { overview as words } from '#copy/reports/overview.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'

type ListCardProps = {
  title: string
  /** The address of the whole list. */
  all: Address
  /** Shown if the list is empty. */
  none: ReactNode
  children?: ReactNode
}

/** The first rows of a list, with a link to all. */
export function ListCard({ title, all, none, children }: ListCardProps) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-1 flex items-center justify-between gap-4">
        <h3 id={id} className="text-md font-semibold">
          {title}
        </h3>
        <Link to={all} aria-label={t(words.viewAllOf(title))} className={buttonClass('quiet', 'sm', '-me-3')}>
          {t(words.viewAll)}
        </Link>
      </div>
      {none ? (
        <div className="py-4 text-center text-sm text-ink-soft">{none}</div>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {children}
        </ul>
      )}
    </Card>
  )
}
