import { lazy, Suspense } from 'react'
import type { Day } from '#web/lib/days.ts'
import { DayCalendarSkeleton } from './day-calendar-skeleton.tsx'

export type DayMark = {
  readonly tone: 'free' | 'closed' | 'special' | 'busy'
  /** What the dot means, for those who do not see it. */
  readonly label: string
}

export type DayCalendarProps = {
  /** What the day is for. */
  label: string
  value: Day | null
  onChange: (day: Day) => void
  min?: Day
  max?: Day
  /** The day that counts as today; Riyadh's unless the practice lies elsewhere. */
  today?: Day
  isUnavailable?: (day: Day) => boolean
  mark?: (day: Day) => DayMark | null
  /** Hears of another month, by the first of its days; at first the month of the value or of today is shown. */
  onMonth?: (firstDay: Day) => void
  calendar?: 'gregory' | 'umalqura'
}

/** For whoever knows that it will be shown, while something else is on its way. */
export const fetchDayCalendar = () => import('./day-calendar-month.tsx')

const DayCalendarMonth = lazy(async () => ({ default: (await fetchDayCalendar()).DayCalendarMonth }))

/** One month to choose a day from. Its weight comes when it is first shown. */
export function DayCalendar(props: DayCalendarProps) {
  return (
    <Suspense fallback={<DayCalendarSkeleton />}>
      <DayCalendarMonth {...props} />
    </Suspense>
  )
}
