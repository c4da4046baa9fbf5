import { Card } from '#web/ui/card.tsx'
import { DayCalendarSkeleton } from '#web/ui/day-calendar-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { SlotsSkeleton } from './slots-skeleton.tsx'

export function AvailabilitySkeleton() {
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
