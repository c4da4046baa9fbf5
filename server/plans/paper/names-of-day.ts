import { addDays } from '#contract/days.ts'
import { dayOn } from '#contract/plans/document.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { dayName } from '#copy/plans/words.ts'
import type { PlanFacts } from './plan-facts.ts'

export const daysOfWeek = 7

/** The weekday where a day always falls on the same one, and the date where the plan runs through its days once. */
export function namesOfDay(
  { language, head, document }: Pick<PlanFacts, 'language' | 'head' | 'document'>,
  at: number,
): string[] {
  const name = dayName(at + 1)[language]
  const { startsOn, repeats } = head
  const count = document.days.length
  if (startsOn === null || dayOn(head, count, startsOn) === null) return [name]
  const date = addDays(startsOn, at)
  const weekday = writeDate(language, new Date(date), 'weekday', 'UTC')
  if (repeats) return count % daysOfWeek === 0 ? [weekday, name] : [name]
  return [weekday, writeDay(language, date, 'date')]
}
