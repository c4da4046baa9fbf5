import { readMyDays } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { useRead } from '#web/app/query.ts'
import { type DayFacts, lengthOfMonth } from './day-facts.ts'

/**
 * A month of the dietitian's days for appointments of this length, by default the shortest. The previous answer stays
 * until the next arrives.
 */
export function useDays(month: Day, duration: number | null) {
  const { data, isError, error, isFetching, refetch } = useRead(
    readMyDays,
    {
      from: month,
      // A Hijri month may begin on any Gregorian day.
      days: String(month.endsWith('-01') ? lengthOfMonth(month) : 30),
      ...(duration !== null && { duration: String(duration) }),
    },
    { keepsLast: true },
  )
  return {
    isError,
    error,
    isFetching,
    refetch,
    on: (day: Day): DayFacts | undefined => data?.days.find((each) => each.day === day),
  }
}
