import { useId } from 'react'
import { adherenceOf, type DayAdherence } from '#contract/plans/adherence.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { adherence as words } from '#copy/plans/adherence.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type AdherenceNoteProps = { days: readonly DayAdherence[]; none?: Word }

/** What was ticked off in the last days, for either side: only counts, without judgement. */
export function AdherenceNote({ days, none = words.none }: AdherenceNoteProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const sum = adherenceOf(days)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      {sum.told === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{t(none)}</p>
      ) : (
        <>
          <p className="mt-1 text-sm">
            {t(words.sum(sum.told, sum.days, sum.eaten, sum.planned))}
            {sum.swapped > 0 && ` ${t(words.swapped(sum.swapped))}.`}
          </p>
          <ul dir="ltr" className="mt-4 flex items-end gap-1 pb-1 sm:gap-1.5">
            {days.map((day) => {
              const { on, planned, eaten } = day
              const said =
                eaten > 0
                  ? words.day(writeDay(language, on), eaten, planned)
                  : words.notNoted(writeDay(language, on))
              return (
                <li key={on} className="grid min-w-0 flex-1 justify-items-center gap-1">
                  <span className="sr-only">{t(said)}</span>
                  <span aria-hidden="true" className="flex flex-col-reverse gap-0.5">
                    {Array.from({ length: planned }, (_, at) => (
                      <span
                        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
                        key={at}
                        className={joinClasses(
                          'block h-2 w-4 sm:w-5 rounded-check',
                          at < eaten ? 'bg-action' : 'bg-sunken',
                        )}
                      />
                    ))}
                  </span>
                  <span aria-hidden="true" className="text-xs text-ink-soft">
                    {writeDate(language, new Date(on), 'shortDay', 'UTC').replace(/\D+/g, '')}
                  </span>
                </li>
              )
            })}
          </ul>
          <p className="mt-2 text-xs text-ink-soft">{t(words.note)}</p>
        </>
      )}
    </Card>
  )
}
