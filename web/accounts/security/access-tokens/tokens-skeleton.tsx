import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** A row and the button below it. */
export function TokensSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="w-44 max-w-full text-sm" />
      <Skeleton className="w-60 max-w-full text-xs" />
      <Skeleton shape="block" className="mt-5 h-11 w-44" />
    </SkeletonGroup>
  )
}
