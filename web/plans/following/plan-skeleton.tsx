import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function PlanSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton shape="block" className="h-13 w-72 max-w-full" />
      <Skeleton shape="block" className="h-11 w-80 max-w-full" />
      <Skeleton className="mx-auto w-48 text-md" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4 max-lg:order-2">
          {[1, 2, 3].map((meal) => (
            <Card key={meal} flush className="flex items-start gap-3 px-4 py-4 sm:gap-5 sm:px-5 sm:py-5">
              <Skeleton shape="circle" className="size-18 shrink-0" />
              <div className="grid min-w-0 flex-1 gap-2">
                <Skeleton className="h-11 w-40 max-w-full" />
                <Skeleton className="w-64 max-w-full text-md" />
                <Skeleton className="w-52 max-w-full text-md" />
              </div>
              <Skeleton shape="circle" className="size-11 shrink-0" />
            </Card>
          ))}
        </div>
        <Card className="grid gap-4 max-lg:order-1">
          <div className="flex items-center gap-4">
            <Skeleton shape="circle" className="size-24 shrink-0" />
            <div className="grid min-w-0 flex-1 gap-2">
              <Skeleton className="w-32 max-w-full text-md" />
              <Skeleton className="w-40 max-w-full text-sm" />
            </div>
          </div>
          {[1, 2, 3].map((bar) => (
            <Skeleton key={bar} className="h-8" />
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  )
}
