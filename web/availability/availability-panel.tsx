import { useDeferredValue, useEffect } from 'react'
import { readAvailability } from '#contract/availability.ts'
import { todayInRiyadh } from '#contract/days.ts'
import { listMyServices } from '#contract/services.ts'
import { availabilityPage as words } from '#copy/availability/page.ts'
import { useRead } from '#web/app/query.ts'
import { fetchDayCalendar } from '#web/ui/day-calendar.tsx'
import { Read } from '#web/ui/read.tsx'
import { AvailabilitySkeleton } from './availability-skeleton.tsx'
import { monthOf } from './day-facts.ts'
import { PracticeHours } from './practice-hours.tsx'
import { useDays } from './use-days.ts'

/** A dietitian's weekly hours and special dates, with the resulting days. */
export function AvailabilityPanel() {
  const read = useRead(readAvailability, {})
  // Deferred, because rendering a week of hours in one go would block a phone.
  const isThere = useDeferredValue(read.data !== undefined)
  useAhead()
  return (
    <Read
      of={{ ...read, data: isThere ? read.data : undefined }}
      failed={words.failed}
      waiting={<AvailabilitySkeleton />}
    >
      {(availability) => <PracticeHours {...availability} />}
    </Read>
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
