import type { Exception, OpenRange } from '#contract/availability.ts'
import { type Day, weekdayOf } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { nextRamadan } from '#contract/next-ramadan.ts'
import type { AnnouncedRamadan } from '#contract/platform/announced.ts'
import { specialDates } from '#copy/availability/special-dates.ts'
import { usualRange } from './ranges.ts'

/** The values of the form; a new date has no id yet. */
export type SpecialDate = Omit<Exception, 'id'> & { id: string | null; note?: 'ramadan' }

export const newDate = (day: Day, part: Partial<SpecialDate> = {}): SpecialDate => ({
  id: null,
  kind: 'closed',
  from: day,
  to: day,
  weekdays: null,
  hours: [usualRange],
  label: '',
  ...part,
})

const nights: OpenRange = { from: '21:00', to: '01:00' }

export function ramadanDate(today: Day, language: Language, moved: AnnouncedRamadan): SpecialDate {
  const { from, to, year } = nextRamadan(today, moved)
  const label = specialDates.ramadanLabel(year)[language]
  return newDate(from, { kind: 'instead', to, hours: [nights], label, note: 'ramadan' })
}

export const covers = ({ from, to, weekdays }: Exception, day: Day): boolean =>
  from <= day && day <= to && (weekdays?.includes(weekdayOf(day)) ?? true)

/**
 * The exception that decides a day: one for this day alone takes precedence over a span, and closed over other hours.
 */
export const deciding = (exceptions: readonly Exception[], day: Day): Exception | undefined =>
  exceptions.filter((each) => covers(each, day)).toSorted((a, b) => rankOf(a) - rankOf(b))[0]

const rankOf = (each: Exception) => (isForOneDay(each) ? 0 : 2) + (each.kind === 'closed' ? 0 : 1)

export const isForOneDay = ({ from, to }: Exception) => from === to
