import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

export function DayCalendarSkeleton() {
  return (
    <SkeletonGroup>
      <div className="flex h-11 items-center justify-between ps-2 pe-3">
        <Skeleton className="w-36 text-md" />
        <Skeleton className="w-16 text-md" />
      </div>
      <div className="mt-1 grid min-h-81 auto-rows-[2.75rem] grid-cols-7 pt-9">
        {Array.from({ length: 35 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids and never move
          <Skeleton key={at} shape="circle" className="mx-auto mt-2.5 size-6" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
