import { useDeferredValue, useEffect } from 'react'
import { readAvailability } from '#contract/availability.ts'
import { todayInRiyadh } from '#contract/days.ts'
import { listMyServices } from '#contract/services.ts'
import { availabilityPage as words } from '#copy/availability/page.ts'
import { useRead } from '#web/app/query.ts'
import { Card } from '#web/ui/card.tsx'
import { fetchDayCalendar } from '#web/ui/day-calendar.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { AvailabilitySkeleton } from './availability-skeleton.tsx'
import { monthOf } from './day-facts.ts'
import { PracticeHours } from './practice-hours.tsx'
import { useDays } from './use-days.ts'

/** When a dietitian works, and what comes of it. */
export function AvailabilityPanel() {
  const read = useRead(readAvailability, {})
  const { data, isError } = read
  // A week of hours is drawn bit by bit when it comes: at once it would hold a phone up.
  const isThere = useDeferredValue(data !== undefined)
  useAhead()
  if (data && isThere) return <PracticeHours {...data} />
  return isError ? (
    <Card flush>
      <FailedRead title={words.failed} read={read} />
    </Card>
  ) : (
    <AvailabilitySkeleton />
  )
}

/** What will be needed beside it, in the same round trip: where the practice's month is another, that one is asked for later. */
function useAhead() {
  useRead(listMyServices, {})
  useDays(monthOf(todayInRiyadh(new Date())), null)
  useEffect(() => {
    fetchDayCalendar().catch(() => {})
  }, [])
}
