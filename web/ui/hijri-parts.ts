import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date'
import { dateFormat } from '#contract/date-format.ts'
import { hijriLocales } from '#web/lib/hijri.ts'
import { type DateCalendar, gregorian } from './date-parts.ts'
import { isWhole } from './is-whole.ts'

const umalqura = new IslamicUmalquraCalendar()
const western = new GregorianCalendar()

/** Marks an incomplete Hijri date, so that it is not taken for a Gregorian one. */
const unfinished = 'AH '

/** The Umm al-Qura calendar for the boxes of a date input. */
export const hijri: DateCalendar = {
  partsOf(day) {
    if (day.startsWith(unfinished)) return gregorian.partsOf(day.slice(unfinished.length))
    if (!isWhole(day)) return gregorian.partsOf(day)
    const { year, month, day: date } = toCalendar(parseDate(day), umalqura)
    return [`${year}`, `${month}`, `${date}`]
  },
  dayOf(parts) {
    const [year, month, date] = parts.map(Number) as [number, number, number]
    const asked = new CalendarDate(umalqura, year, month, date)
    const isReal =
      year >= 1300 && year <= 1600 && asked.year === year && asked.month === month && asked.day === date
    if (isReal) return toCalendar(asked, western).toString()
    const text = gregorian.dayOf(parts)
    return text && unfinished + text
  },
  months: (language) =>
    Array.from({ length: 12 }, (_, month) => {
      const first = toCalendar(new CalendarDate(umalqura, 1447, month + 1, 1), western)
      return dateFormat(hijriLocales[language], { month: 'long', timeZone: 'UTC' }).format(
        first.toDate('UTC'),
      )
    }),
}
