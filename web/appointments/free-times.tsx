import { addDays, type Day } from '#contract/days.ts'
import { freeTimes } from '#copy/free-times.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import { DaySlots } from '#web/ui/day-slots.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'

type TimesByDay = ReadonlyMap<Day, readonly string[]> | undefined

type FreeTimesProps = {
  label: Word
  today: Day
  value: Day
  slot: string | null
  /** The month that the calendar shows. */
  shown: { byDay: TimesByDay; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The month of the chosen day. */
  byDay: TimesByDay
  /** The first day that has a free time. */
  first: Day | undefined
  onMonth: (month: Day) => void
  onChoose: (chosen: { day: Day; slot: string | undefined }) => void
  className: string
}

/** The free days of a month, and beside them the free times of one day. */
export function FreeTimes({ shown, byDay, value, first, today, className, ...props }: FreeTimesProps) {
  const t = useWords()
  if (shown.error && !shown.byDay) return <FailedRead title={freeTimes.failed} read={shown} />
  return (
    <div className={`${className} grid gap-x-8 gap-y-5 md:grid-cols-2`}>
      <div>
        <DayCalendar
          label={t(props.label)}
          value={value}
          onChange={(day) => props.onChoose({ day, slot: undefined })}
          today={today}
          min={today}
          max={addDays(today, 180)}
          isUnavailable={(day) => shown.byDay?.has(day) !== true}
          onMonth={props.onMonth}
        />
        {shown.byDay?.size === 0 && (
          <p role="status" className="mt-2 text-sm text-ink-soft">
            {t(freeTimes.noneThatMonth)}
          </p>
        )}
      </div>
      <DaySlots
        day={value}
        slots={byDay?.get(value) ?? (byDay && [])}
        chosen={props.slot}
        nextDay={[...(shown.byDay?.keys() ?? [])].find((day) => day > value) ?? first}
        onChoose={props.onChoose}
      />
    </div>
  )
}
