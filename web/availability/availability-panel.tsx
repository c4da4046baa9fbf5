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

/** A dietitian's weekly hours and special dates, with the resulting days. */
export function AvailabilityPanel() {
  const read = useRead(readAvailability, {})
  const { data, isError } = read
  // Deferred, because rendering a week of hours in one go would block a phone.
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

/**
 * Requests what the parts below will need in the same round trip. In another time zone the practice's month may differ;
 * it is then requested later.
 */
function useAhead() {
  useRead(listMyServices, {})
  useDays(monthOf(todayInRiyadh(new Date())), null)
  useEffect(() => {
    fetchDayCalendar().catch(() => {})
  }, [])
}
