import { useDeferredValue, useEffect } from 'react'
import { readAvailability } from '#contract/availability.ts'
import { todayInRiyadh } from '#contract/days.ts'
import { listMyServices } from '#contract/services.ts'
import { availabilityPage as words } from '#copy/availability/page.ts'
import { useRead } from '#web/lib/query.ts'
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
  const { isError } = read
  // A week of hours is drawn bit by bit: at once it would hold a phone up.
  const data = useDeferredValue(read.data)
  useAhead()
  if (data) return <PracticeHours {...data} />
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
