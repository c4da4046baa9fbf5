import { useState } from 'react'
import { addDays, type Day, dayOf, weekdayOf } from '#web/lib/days.ts'
import { useIsHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { DayCalendar, type DayMark } from './day-calendar.tsx'
import { DayCalendarSkeleton } from './day-calendar-skeleton.tsx'
import { words } from './gallery-words.ts'
import { Switch } from './switch.tsx'

export function GalleryDays() {
  const t = useWords()
  const isHydrated = useIsHydrated()
  const today = dayOf(new Date())
  const [day, setDay] = useState<Day | null>(today)
  const tones: readonly DayMark['tone'][] = ['closed', 'free', 'free', 'special', 'busy', 'free', 'closed']
  const mark = (each: Day): DayMark => ({
    tone: tones[weekdayOf(each)] ?? 'free',
    label: t(words.today),
  })
  if (!isHydrated) return null
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-8">
        <Switch defaultChecked>{t(words.reminders)}</Switch>
        <Switch>{t(words.reminders)}</Switch>
        <Switch disabled>{t(words.reminders)}</Switch>
        <Switch disabled defaultChecked isLabelHidden>
          {t(words.reminders)}
        </Switch>
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <DayCalendar
          label={t(words.heading)}
          value={day}
          onChange={setDay}
          mark={mark}
          min={addDays(today, -3)}
          isUnavailable={(each) => weekdayOf(each) === 5}
        />
        <DayCalendar label={t(words.heading)} value={day} onChange={setDay} calendar="umalqura" />
        <DayCalendarSkeleton />
      </div>
    </div>
  )
}
