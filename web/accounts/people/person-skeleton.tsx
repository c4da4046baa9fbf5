import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function PersonSkeleton() {
  return (
    <SkeletonGroup>
      <div className="mb-6 flex items-center gap-4">
        <Skeleton shape="circle" className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <Skeleton className="w-52 max-w-full text-lg" />
          <Skeleton className="mt-1 w-72 max-w-full text-sm" />
        </div>
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton shape="block" className="h-80" />
        <Skeleton shape="block" className="h-80" />
      </div>
    </SkeletonGroup>
  )
}
