import { addDays, type Day } from '#contract/days.ts'
import { freeTimes } from '#copy/free-times.ts'
import { useWords } from '#web/lib/words.ts'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import type { FreeDays } from './use-free-days.ts'

type FreeMonthProps = { label: string; free: FreeDays; onChoose: (day: Day) => void }

/** Any month’s free days. */
export function FreeMonth({ label, free, onChoose }: FreeMonthProps) {
  const t = useWords()
  const { today, value, shown, setFrom } = free
  return (
    <>
      <DayCalendar
        label={label}
        value={value}
        onChange={onChoose}
        today={today}
        min={today}
        max={addDays(today, 180)}
        isUnavailable={(day) => shown.byDay?.has(day) !== true}
        onMonth={setFrom}
      />
      {shown.byDay?.size === 0 && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {t(freeTimes.noneThatMonth)}
        </p>
      )}
    </>
  )
}
