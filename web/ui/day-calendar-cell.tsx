import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { parts } from '#copy/portal/parts.ts'
import { useWords } from '#web/lib/words.ts'
import { DayDot, type DayMark } from './day-dot.tsx'
import { joinClasses } from './join-classes.ts'

type DayCalendarCellProps = {
  date: CalendarDate
  /** The full date in words. */
  name: string
  /** Today in the practice's time zone, which need not be the browser's today. */
  isToday: boolean
  /** Null if other days have marks and this one has none; undefined if no day has any. */
  mark: DayMark | null | undefined
}

export function DayCalendarCell({ date, name, isToday, mark }: DayCalendarCellProps) {
  const t = useWords()
  const labelled = (isSelected: boolean) => ({
    'aria-label': [name, isToday && t(parts.today), isSelected && t(parts.chosen), mark?.label]
      .filter(Boolean)
      .join(t(parts.comma)),
  })
  return (
    <CalendarCell
      date={date}
      className={joinClasses(cellClass, isToday && todayClass)}
      render={(attributes, { isSelected }) => <div {...attributes} {...labelled(isSelected)} />}
    >
      {({ formattedDate }) => (
        <>
          <span className="leading-tight">{formattedDate}</span>
          {mark !== undefined && <span className="h-2">{mark && <DayDot tone={mark.tone} />}</span>}
        </>
      )}
    </CalendarCell>
  )
}

const cellClass =
  'mx-auto flex h-11 w-full max-w-13 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control text-sm text-ink transition-colors hover:bg-sunken data-outside-month:invisible data-disabled:cursor-default data-disabled:text-ink-faint data-disabled:opacity-60 data-disabled:hover:bg-transparent data-unavailable:cursor-default data-unavailable:text-ink-faint data-unavailable:hover:bg-transparent selected:bg-action selected:text-on-action'

const todayClass = 'border border-action font-semibold not-selected:text-link'
