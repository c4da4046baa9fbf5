import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function ServicesSkeleton() {
  return (
    <SkeletonGroup>
      <div className="divide-y divide-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex items-start gap-4 p-5 sm:p-6">
            <Skeleton shape="block" className="size-12 shrink-0 max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-48 max-w-full text-md" />
              <Skeleton className="mt-1 w-36 max-w-full text-sm" />
              <Skeleton className="mt-2 w-96 max-w-full text-sm" />
            </div>
            <Skeleton className="w-20 text-md" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
