import type { Day } from '#contract/days.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** A day as it is found in a calendar on the wall. */
export function DateTile({ day }: { day: Day }) {
  const language = useLanguage()
  const at = new Date(day)
  return (
    <time
      dateTime={day}
      className="grid w-16 shrink-0 overflow-hidden rounded-control border border-line bg-surface pb-1 text-center text-xs leading-head"
    >
      <span className="bg-pomegranate py-0.5 text-on-pomegranate">
        {writeDate(language, at, 'shortWeekday', 'UTC')}
      </span>{' '}
      <span className="text-lg leading-tight font-semibold">{writeNumber(language, at.getUTCDate())}</span>{' '}
      <span className="text-ink-soft">{writeDate(language, at, 'shortMonth', 'UTC')}</span>
    </time>
  )
}
