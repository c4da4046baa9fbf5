import { lazy, Suspense } from 'react'
import type { Day } from '#contract/days.ts'
import { controls } from '#copy/controls.ts'
import { chooseHijri, isHijri, useHijri } from '#web/lib/hijri.ts'
import { useWords } from '#web/lib/words.ts'
import { DayCalendarSkeleton } from './day-calendar-skeleton.tsx'
import { Switch } from './switch.tsx'

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
  /** Hears which month is shown, by the first of its days: at first that of the value or of today. */
  onMonth?: (firstDay: Day) => void
}

/** For whoever knows that it will be shown, while something else is on its way. */
export const fetchDayCalendar = () => (isHijri() ? fetchBoth() : fetchMonth())

const fetchMonth = () => import('./day-calendar-month.tsx')
const fetchBoth = () => Promise.all([fetchMonth(), import('./hijri-calendar.ts')])

const Gregorian = lazy(async () => ({ default: (await fetchMonth()).DayCalendarMonth }))
const Hijri = lazy(async () => {
  const [{ DayCalendarMonth }, { hijriCalendar }] = await fetchBoth()
  return { default: (props: DayCalendarProps) => <DayCalendarMonth {...props} {...hijriCalendar} /> }
})

/** One month to choose a day from, by either calendar. Its weight comes when it is first shown. */
export function DayCalendar(props: DayCalendarProps) {
  const t = useWords()
  const hijri = useHijri()
  const Month = hijri ? Hijri : Gregorian
  return (
    <>
      <Suspense fallback={<DayCalendarSkeleton />}>
        <Month {...props} />
      </Suspense>
      <Switch checked={hijri} onChange={(event) => chooseHijri(event.target.checked)} className="ps-2">
        {t(controls.hijri)}
      </Switch>
    </>
  )
}
