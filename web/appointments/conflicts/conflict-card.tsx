import { type ReactNode, useId } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'

type ConflictCardProps = {
  words: { title: Word; text: Word }
  /** Actions for all rows together. */
  actions?: ReactNode
  children: ReactNode
}

export function ConflictCard({ words, actions, children }: ConflictCardProps) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id} className="text-md font-semibold">
            {t(words.title)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        {actions}
      </div>
      <ul aria-labelledby={id} className="mt-4 divide-y divide-line border-t border-line">
        {children}
      </ul>
    </Card>
  )
}
