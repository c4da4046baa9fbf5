import { addDays, type Day } from './days.ts'

/** How the announced month differs from the calculated one in that Hijri year. */
type Moved = { readonly year: string; readonly starts: number; readonly ends: number } | null

/** The current or next Ramadan, without its past days: as calculated by Umm al-Qura, or as announced. */
export function nextRamadan(today: Day, moved: Moved = null): { from: Day; to: Day; year: string } {
  let from = today
  while (!isRamadan(from, moved)) from = addDays(from, 1)
  let to = from
  while (isRamadan(addDays(to, 1), moved)) to = addDays(to, 1)
  return { from, to, year: yearOf(addDays(from, 1)) }
}

/** The same, including its past days. */
export function wholeRamadan(today: Day, moved: Moved = null): { from: Day; to: Day } {
  let { from, to } = nextRamadan(today, moved)
  while (isRamadan(addDays(from, -1), moved)) from = addDays(from, -1)
  return { from, to }
}

export function isRamadan(day: Day, moved: Moved = null): boolean {
  if (!moved) return isCalculated(day)
  const before = yearOf(day) === moved.year && partOf(day, 'month') === '8'
  const after = yearOf(day) === moved.year && partOf(day, 'month') === '10'
  if (isCalculated(day)) {
    if (yearOf(day) !== moved.year) return true
    const isFirst = !isCalculated(addDays(day, -1))
    const isLast = !isCalculated(addDays(day, 1))
    return !(isFirst && moved.starts > 0) && !(isLast && moved.ends < 0)
  }
  return (
    (before && moved.starts < 0 && isCalculated(addDays(day, 1))) ||
    (after && moved.ends > 0 && isCalculated(addDays(day, -1)))
  )
}

const isCalculated = (day: Day) => partOf(day, 'month') === '9'

const yearOf = (day: Day) => partOf(day, 'year')

const partOf = (day: Day, part: 'month' | 'year') =>
  hijri.formatToParts(new Date(day)).find(({ type }) => type === part)?.value ?? ''

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
