import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function DietitianSkeleton() {
  return (
    <SkeletonGroup>
      <Card flush>
        <div className="flex flex-col gap-5 p-5 sm:flex-row sm:gap-6 sm:p-6">
          <Skeleton shape="circle" className="size-24 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="w-64 max-w-full text-xl" />
            <Skeleton className="mt-2 w-40 text-md" />
            <Skeleton className="mt-4 w-96 max-w-full text-sm" />
            <Skeleton className="mt-2 w-72 max-w-full text-sm" />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 sm:px-6">
          <Skeleton className="w-32 text-lg" />
          <Skeleton shape="block" className="h-11 w-96 max-w-full" />
        </div>
      </Card>
      <Card className="mt-4">
        <Skeleton className="w-40 text-md" />
        <Skeleton shape="block" className="mt-3 h-11" />
      </Card>
      <Skeleton shape="block" className="mt-8 h-11 w-72 max-w-full" />
      <Skeleton shape="block" className="mt-5 h-72" />
    </SkeletonGroup>
  )
}
