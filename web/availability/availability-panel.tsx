import { useDeferredValue, useEffect } from 'react'
import { readAvailability } from '#contract/availability.ts'
import { monthOf, todayInRiyadh } from '#contract/days.ts'
import { listMyServices } from '#contract/services.ts'
import { availabilityPage as words } from '#copy/availability/page.ts'
import { useRead } from '#web/app/query.ts'
import { Card } from '#web/ui/card.tsx'
import { fetchDayCalendar } from '#web/ui/day-calendar.tsx'
import { DayCalendarSkeleton } from '#web/ui/day-calendar-skeleton.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

import { PracticeHours } from './practice-hours.tsx'
import { SlotsSkeleton } from './slots-skeleton.tsx'
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

function AvailabilitySkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
        <Card flush className="p-3 sm:p-5">
          <DayCalendarSkeleton />
        </Card>
        <Card>
          <Skeleton className="mb-6 w-32 text-md" />
          <SlotsSkeleton />
        </Card>
      </div>
      <div className="@container">
        <div className="grid items-start gap-6 @5xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Card>
            <SkeletonGroup>
              <Skeleton className="mb-6 w-36 text-md" />
              {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
                <div key={row} className="flex items-center gap-6 border-t border-line py-3">
                  <Skeleton className="w-28 text-sm" />
                  <Skeleton shape="block" className="h-11 flex-1" />
                </div>
              ))}
            </SkeletonGroup>
          </Card>
          <Card>
            <Skeleton className="mb-4 w-32 text-md" />
            <Skeleton shape="block" className="h-12" />
          </Card>
        </div>
      </div>
    </div>
  )
}
