import './week-paper.css'
import type { Day } from '#contract/days.ts'
import type { KnownFoods } from '#contract/plans/document.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import { type HealthWords, watchedOf } from '#contract/plans/warnings.ts'
import { following as words } from '#copy/plans/following.ts'
import { planPaper } from '#copy/plans/paper.ts'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { useWeekPaper, type WeekDay, WeekTable } from './week-table.tsx'

type WideWeekProps = {
  days: readonly WeekDay[]
  foods: KnownFoods
  about: HealthWords
  today: { on: Day; records: readonly MealRecord[] }
  onDay: (day: Day) => void
}

/** The week as one pins it up, on screens with room for it. Printed from the browser it takes one page. */
export function WideWeek({ days, foods, about, today, onDay }: WideWeekProps) {
  const t = useWords()
  useWeekPaper(days)
  return (
    <div className="space-y-4">
      {about.allergies && (
        <p className="rounded-control border border-danger-ink px-4 py-2 text-sm font-semibold text-danger-ink">
          {t(planPaper.allergies)}: <UserText text={about.allergies} />
        </p>
      )}
      <WeekTable
        label={t(words.views.week)}
        days={days}
        foods={foods}
        watched={watchedOf(about)}
        today={today}
        onDay={onDay}
      />
    </div>
  )
}
