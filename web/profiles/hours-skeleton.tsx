import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function HoursSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
    </SkeletonGroup>
  )
}
