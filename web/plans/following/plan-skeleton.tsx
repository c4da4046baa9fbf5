import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function PlanSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton shape="block" className="h-13 w-72 max-w-full" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton shape="block" className="h-44" />
      <Skeleton shape="block" className="h-44" />
    </SkeletonGroup>
  )
}
