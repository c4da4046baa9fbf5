import { useId } from 'react'
import type { AppointmentPage, Happened, Party } from '#contract/appointments/appointment.ts'
import { appointmentHistory as words } from '#copy/appointments/history.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { writeBackThen, writeStart } from './write-when.ts'

type AppointmentHistoryProps = { party: Party; appointment: AppointmentPage }

/** The events of an appointment, newest first. */
export function AppointmentHistory({ party, appointment }: AppointmentHistoryProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const name = useOtherName(party, appointment)
  const doneBy = ({ by }: Happened): Word =>
    by === 'platform' ? words.by.platform : by === party ? words.by.you : words.by.other(name)
  const history = appointment.history.toReversed()
  if (history.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      <ol className="mt-4 space-y-4 border-s border-line ps-5 text-sm">
        {history.map((happened) => {
          const { kind, at, from, to } = happened
          return (
            <li key={`${kind}${at}`} className="relative">
              <span
                aria-hidden="true"
                className="absolute -start-[1.5625rem] top-[0.5lh] size-2 -translate-y-1/2 rounded-pill bg-line-control"
              />
              <p className="font-medium text-ink">{t(words.kinds[kind])}</p>
              {from && to && (
                <p className="text-ink-soft">
                  {t(words.move(writeStart(language, from), writeStart(language, to)))}
                </p>
              )}
              <p className="text-xs text-ink-faint">
                <time dateTime={at}>{writeBackThen(language, at)}</time>
                {t(parts.comma)}
                {t(doneBy(happened))}
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
