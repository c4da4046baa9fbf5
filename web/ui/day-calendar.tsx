import { controls } from '#copy/controls.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { chooseHijri, isHijri, useHijri } from '#web/lib/hijri.ts'
import { useWords } from '#web/lib/words.ts'
import type { DayCalendarProps } from './day-calendar-month.tsx'
import { DayCalendarSkeleton } from './day-calendar-skeleton.tsx'
import { Switch } from './switch.tsx'

/** Loads the calendar's code ahead, while the data is still loading. */
export const fetchDayCalendar = () => (isHijri() ? fetchBoth() : fetchMonth())

const fetchMonth = () => import('./day-calendar-month.tsx')
const fetchBoth = () => Promise.all([fetchMonth(), import('./hijri-calendar.ts')])

const Gregorian = lazyPart(fetchMonth, 'DayCalendarMonth', <DayCalendarSkeleton />)
const Hijri = lazyPart(
  async () => {
    const [{ DayCalendarMonth }, { hijriCalendar }] = await fetchBoth()
    return { default: (props: DayCalendarProps) => <DayCalendarMonth {...props} {...hijriCalendar} /> }
  },
  'default',
  <DayCalendarSkeleton />,
)

/** A month to choose a day from, in the reader's calendar. Its code is loaded when it is first shown. */
export function DayCalendar(props: DayCalendarProps) {
  const t = useWords()
  const hijri = useHijri()
  const Month = hijri ? Hijri : Gregorian
  return (
    <>
      <Month {...props} />
      <Switch checked={hijri} onChange={(event) => chooseHijri(event.target.checked)} className="ps-2">
        {t(controls.hijri)}
      </Switch>
    </>
  )
}
