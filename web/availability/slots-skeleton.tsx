import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function SlotsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="w-64 max-w-full text-sm" />
      <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2">
        {Array.from({ length: 12 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids and never move
          <Skeleton key={at} shape="block" className="h-9" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
