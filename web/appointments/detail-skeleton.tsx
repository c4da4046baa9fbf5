import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function DetailSkeleton() {
  return (
    <SkeletonGroup className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <Skeleton className="w-24 text-sm" />
          <div className="mt-4 flex items-center gap-4">
            <Skeleton shape="circle" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-52 max-w-full text-lg" />
              <Skeleton className="mt-1 w-40 max-w-full text-sm" />
            </div>
          </div>
          <Skeleton className="mt-4 w-64 max-w-full text-md" />
          <Skeleton className="mt-1 w-40 text-md" />
          <Skeleton shape="block" className="mt-5 h-11 w-40" />
        </Card>
        <Card>
          <Skeleton className="w-24 text-md" />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((fact) => (
              <Skeleton key={fact} className="w-40 text-md" />
            ))}
          </div>
        </Card>
      </div>
      <Card>
        {['a', 'b', 'c', 'd'].map((action) => (
          <Skeleton key={action} className="mb-4 w-48 text-md" />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
