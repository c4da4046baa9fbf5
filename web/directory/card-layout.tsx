import type { ReactNode } from 'react'
import { cardWords } from '#copy/directory/card.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'

type CardLayoutProps = {
  as: 'li' | 'article'
  titleId?: string
  face: ReactNode
  name: ReactNode
  title: ReactNode
  /** A control at the end of the first row. */
  corner?: ReactNode
  /** Items of a list, in one line. */
  facts: ReactNode
  day: ReactNode
  fee: ReactNode
  times: ReactNode
  /** Covers the card. */
  link: ReactNode
}

/**
 * A dietitian in a list. Its rows are always the same, so that two cards beside each other can be compared: who, for
 * what, how experienced, when and at which price.
 */
export function CardLayout(parts: CardLayoutProps) {
  const t = useWords()
  const { as, titleId, face, name, title, corner, facts, day, fee, times, link } = parts
  return (
    <Card
      as={as}
      flush
      aria-labelledby={titleId}
      className="relative flex h-full min-w-0 flex-col gap-2.5 p-4 transition-colors hover:border-line-control sm:p-5"
    >
      <div className="flex items-center gap-3">
        {face}
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="truncate text-md leading-head font-semibold">
            {name}
          </h2>
          <p className="truncate text-sm text-ink-soft">{title}</p>
        </div>
        {corner}
      </div>
      <ul className="flex gap-x-4 overflow-hidden text-sm whitespace-nowrap text-ink-soft">{facts}</ul>
      <div className="mt-auto flex min-h-9 items-center justify-between gap-3 border-t border-line pt-2.5 text-sm">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">{day}</span>
        <span className="whitespace-nowrap">
          <span className="text-xs text-ink-faint">{t(cardWords.firstVisit)} </span>
          <span className="text-md display">{fee}</span>
        </span>
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-2 pointer-coarse:min-h-11">
        {times}
        {link}
      </div>
    </Card>
  )
}

/** Above the link that covers the card. */
export const cardTimeClass =
  'relative z-1 inline-flex min-h-10 min-w-16 flex-1 items-center justify-center rounded-control border border-line-control/60 bg-surface px-1 text-sm whitespace-nowrap text-on-tint no-underline transition-colors hover:border-line-control hover:bg-tint pointer-coarse:min-h-11 sm:max-w-28'

export const cardLinkClass =
  'ms-auto inline-flex min-h-10 shrink-0 items-center rounded-control ps-1 text-sm font-medium text-link no-underline underline-offset-4 before:absolute before:inset-0 before:rounded-card hover:underline pointer-coarse:min-h-11'
