import { readMyDays } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { useRead } from '#web/app/query.ts'
import { type DayFacts, lengthOfMonth } from './day-facts.ts'

/** A month of one's days for appointments of this length, or as long as one's shortest. What was read last stays until the answer is there. */
export function useDays(month: Day, duration: number | null) {
  const { data, isError, error, isFetching, refetch } = useRead(
    readMyDays,
    {
      from: month,
      // A month of the Hijri calendar begins on any day of ours.
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
