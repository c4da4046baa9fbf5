import { writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { joinClasses } from './join-classes.ts'

type ChangeMarkProps = {
  now: number
  before: number
  /** Whether more of it is good news; null where it is neither. */
  better: 'more' | 'less' | null
}

/** By how much a figure changed. Both figures are beside it, for screen readers too. */
export function ChangeMark({ now, before, better }: ChangeMarkProps) {
  const language = useLanguage()
  if (before === 0 || now === before) return null
  const isMore = now > before
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 100)
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={joinClasses(
        'text-sm font-medium whitespace-nowrap tabular-nums',
        better === null ? 'text-ink-soft' : (better === 'more') === isMore ? 'text-link' : 'text-danger-ink',
      )}
    >
      {isMore ? '▲' : '▼'} {writeNumber(language, percent)}%
    </span>
  )
}
