import { useId } from 'react'
import type { Application } from '#contract/oversight/practices.ts'
import { writeDate } from '#copy/dates.ts'
import { review } from '#copy/oversight/review.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { Card } from '#web/ui/card.tsx'
import { Quoted } from '#web/ui/quoted.tsx'

/** The events of an application, newest first. */
export function History({ history }: Pick<Application, 'history'>) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const words = review.history
  return (
    <Card as="section" aria-labelledby={id}>
      <h4 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h4>
      {history.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t(words.empty)}</p>}
      <ol className="mt-4 space-y-4 border-s border-line ps-5 text-sm empty:hidden">
        {history.map(({ kind, at, by, reason }) => {
          const moment = new Date(at)
          return (
            <li key={`${kind}${at}`} className="relative">
              <span
                aria-hidden="true"
                className="absolute -start-[1.5625rem] top-[0.5lh] size-2 -translate-y-1/2 rounded-pill bg-line-control"
              />
              <p className="font-medium text-ink">{t(words.kinds[kind] ?? { en: kind, ar: kind })}</p>
              <p className="text-xs text-ink-faint">
                <time dateTime={at}>
                  {writeDate(language, moment, 'date')}
                  {t(parts.comma)}
                  <bdi>{writeTime(language, moment, 'Asia/Riyadh')}</bdi>
                </time>
                {by && `${t(parts.comma)}${t(words.by(by))}`}
              </p>
              {reason && <Quoted>{reason}</Quoted>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
