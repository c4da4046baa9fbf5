import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function RowsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <Card flush className="divide-y divide-line">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without a name that never move
          <div key={at} className="flex items-center gap-4 px-5 py-4 sm:px-6">
            <Skeleton shape="circle" className="size-11 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-md" />
              <Skeleton className="mt-1 w-56 max-w-full text-sm" />
              <Skeleton className="mt-1 w-72 max-w-full text-sm" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
