import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function DevicesSkeleton() {
  return (
    <SkeletonGroup>
      <div className="divide-y divide-line">
        {['first', 'second'].map((row) => (
          <div key={row} className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
            <Skeleton shape="block" className="size-11 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-sm" />
              <Skeleton className="w-60 max-w-full text-xs" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
