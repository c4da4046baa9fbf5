import { useState } from 'react'
import { addDays, type Day, todayInRiyadh, weekdayOf } from '#contract/days.ts'
import { useWords } from '#web/lib/words.ts'
import { DayCalendar } from './day-calendar.tsx'
import { DayCalendarSkeleton } from './day-calendar-skeleton.tsx'
import { DayDot, type DayMark } from './day-dot.tsx'
import { DaySlots } from './day-slots.tsx'
import { words } from './gallery-words.ts'
import { NextDays } from './next-days.tsx'
import { Switch } from './switch.tsx'

const tonesOfDays = ['free', 'busy', 'closed', 'special'] as const

export function GalleryDays() {
  const t = useWords()
  const today = todayInRiyadh(new Date())
  const [day, setDay] = useState<Day | null>(today)
  const [slot, setSlot] = useState<string | null>(null)
  const tones: readonly DayMark['tone'][] = ['closed', 'free', 'free', 'special', 'busy', 'free', 'closed']
  const mark = (each: Day): DayMark => ({
    tone: tones[weekdayOf(each)] ?? 'free',
    label: t(words.today),
  })
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
      <div className="flex items-center gap-3">
        {tonesOfDays.map((tone) => (
          <DayDot key={tone} tone={tone} className="w-2.5" />
        ))}
      </div>
      <NextDays
        label={t(words.heading)}
        days={[0, 1, 3, 4, 5, 6, 8, 9, 10].map((ahead) => addDays(today, ahead))}
        value={day ?? today}
        onChange={setDay}
      />
      <NextDays label={t(words.heading)} days={undefined} value={today} onChange={setDay} />
      <div className="grid gap-6 md:grid-cols-2">
        <DayCalendar
          label={t(words.heading)}
          value={day}
          onChange={setDay}
          mark={mark}
          min={addDays(today, -3)}
          isUnavailable={(each) => weekdayOf(each) === 5}
        />
        <DayCalendarSkeleton />
        <DaySlots
          day={today}
          slots={[8, 10, 13, 18].map((hour) => `${today}T${String(hour).padStart(2, '0')}:00:00.000Z`)}
          chosen={slot}
          nextDay={undefined}
          onChoose={(chosen) => setSlot(chosen.slot ?? null)}
        />
        <DaySlots day={today} slots={undefined} chosen={null} nextDay={undefined} onChoose={() => {}} />
        <DaySlots
          day={today}
          slots={[]}
          chosen={null}
          nextDay={addDays(today, 1)}
          onChoose={(chosen) => setDay(chosen.day)}
        />
      </div>
    </div>
  )
}
