import {
  type CalendarDate,
  type Calendar as CalendarSystem,
  type DateValue,
  parseDate,
  toCalendar,
  toCalendarDate,
} from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Day, todayInRiyadh } from '#contract/days.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { DayCalendarCell } from './day-calendar-cell.tsx'
import type { DayMark } from './day-dot.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { createCalendar as createGregorian } from './only-gregorian.ts'

export type DayCalendarProps = {
  /** What the day is chosen for. */
  label: string
  value: Day | null
  onChange: (day: Day) => void
  min?: Day
  max?: Day
  /** The day that counts as today; by default Riyadh's. */
  today?: Day
  isUnavailable?: (day: Day) => boolean
  mark?: (day: Day) => DayMark | null
  /** Called with the first day of the month that is shown, at first that of the value or of today. */
  onMonth?: (firstDay: Day) => void
}

type DayCalendarMonthProps = DayCalendarProps & {
  calendar?: keyof typeof locales
  createCalendar?: (name: string) => CalendarSystem
}

/**
 * The code that `DayCalendar` loads when it is first shown. What changes from outside is rendered in slices: all cells
 * at once would block a phone for a third of a second.
 */
export function DayCalendarMonth(props: DayCalendarMonthProps) {
  return <Month {...useDeferredValue(props)} />
}

const Month = memo((props: DayCalendarMonthProps) => {
  const { label, value, onChange, min, max, isUnavailable, mark, onMonth } = props
  const { calendar = 'gregory', createCalendar = createGregorian } = props
  const language = useLanguage()
  const today = props.today ?? todayInRiyadh(new Date())
  const [focus, setFocus] = useState({ value, day: value ?? today })
  if (focus.value !== value) setFocus({ value, day: value ?? focus.day })

  const follow = (date: CalendarDate) => {
    const day = dayFrom(date)
    const firstDay = dayFrom(date.set({ day: 1 }))
    if (firstDay !== dayFrom(toCalendar(parseDate(focus.day), date.calendar).set({ day: 1 })))
      onMonth?.(firstDay)
    setFocus({ value, day })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount of a calendar
  useEffect(() => {
    onMonth?.(dayFrom(toCalendar(parseDate(focus.day), createCalendar(calendar)).set({ day: 1 })))
  }, [])

  const locale = locales[calendar][language]
  const written = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    [locale],
  )

  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        className="w-full"
        firstDayOfWeek="sun"
        createCalendar={createCalendar}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date.toString())}
        focusedValue={parseDate(focus.day)}
        onFocusChange={follow}
        {...(min && { minValue: parseDate(min) })}
        {...(max && { maxValue: parseDate(max) })}
        {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(dayFrom(date)) })}
      >
        <header className="flex items-center gap-1">
          <CalendarHeading className="min-w-0 flex-1 ps-2 text-md font-semibold text-ink" />
          <Button slot="previous" className={turnClass}>
            <Icon of={ChevronLeft} mirrored />
          </Button>
          <Button slot="next" className={turnClass}>
            <Icon of={ChevronRight} mirrored />
          </Button>
        </header>
        {/* Always as high as six weeks, so that nothing below moves between months. */}
        <div className="mt-1 min-h-81">
          <CalendarGrid weekdayStyle={language === 'ar' ? 'narrow' : 'short'} className="w-full table-fixed">
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className="h-9 text-xs font-normal text-ink-faint">
                  {weekday}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <DayCalendarCell
                  date={date}
                  name={written.format(new Date(dayFrom(date)))}
                  isToday={dayFrom(date) === today}
                  mark={mark?.(dayFrom(date))}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      </Calendar>
    </I18nProvider>
  )
})

const dayFrom = (date: DateValue) => toCalendar(toCalendarDate(date), createGregorian()).toString()

const turnClass = joinClasses(iconButtonClass, 'disabled:opacity-40 disabled:hover:bg-transparent')

const locales = {
  gregory: { en: 'en-GB-u-ca-gregory', ar: 'ar-SA-u-ca-gregory-nu-latn' },
  'islamic-umalqura': { en: 'en-GB-u-ca-islamic-umalqura', ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn' },
}
