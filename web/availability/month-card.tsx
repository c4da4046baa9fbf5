import { addDays, type Day } from '#contract/days.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import { DayDot } from '#web/ui/day-dot.tsx'
import { toneOf } from './day-facts.ts'
import type { useDays } from './use-days.ts'

type MonthCardProps = {
  day: Day
  now: { today: Day; horizon: number }
  days: Pick<ReturnType<typeof useDays>, 'on'>
  onDay: (day: Day) => void
  onMonth: (month: Day) => void
}

export function MonthCard({ day, now, days, onDay, onMonth }: MonthCardProps) {
  const t = useWords()
  const mark = (each: Day) => {
    const facts = days.on(each)
    const tone = facts && toneOf(facts, now)
    return tone ? { tone, label: t(words.marks[tone]) } : null
  }
  return (
    <Card flush className="p-3 sm:p-5">
      <DayCalendar
        label={t(words.calendar)}
        value={day}
        onChange={onDay}
        today={now.today}
        min={now.today}
        max={addDays(now.today, 366)}
        mark={mark}
        onMonth={onMonth}
      />
      <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 border-t border-line pt-3 max-sm:px-2 text-xs text-ink-soft">
        {(['free', 'special', 'busy', 'closed'] as const).map((tone) => (
          <li key={tone} className="flex items-center gap-1.5">
            <DayDot tone={tone} className="w-2.5" />
            {t(words.marks[tone])}
          </li>
        ))}
      </ul>
    </Card>
  )
}
