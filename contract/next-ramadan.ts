import { addDays, type Day } from './days.ts'

/** The Ramadan that is now or comes next, as Umm al-Qura calculates it, from today on. */
export function nextRamadan(today: Day): { from: Day; to: Day; year: string } {
  let from = today
  while (!isRamadan(from)) from = addDays(from, 1)
  let to = from
  while (isRamadan(addDays(to, 1))) to = addDays(to, 1)
  return { from, to, year: partOf(from, 'year') }
}

export const isRamadan = (day: Day) => partOf(day, 'month') === '9'

const partOf = (day: Day, part: 'month' | 'year') =>
  hijri.formatToParts(new Date(day)).find(({ type }) => type === part)?.value ?? ''

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
