import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function LobbySkeleton() {
  return (
    <SkeletonGroup className={lobbyGrid}>
      <Card>
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-16" />
          <div className="flex-1">
            <Skeleton className="w-48 text-lg" />
            <Skeleton className="mt-1 w-32 text-sm" />
          </div>
        </div>
        <Skeleton className="mt-5 w-64 text-md" />
        <Skeleton shape="block" className="mt-6 h-44" />
      </Card>
      <Card>
        <Skeleton className="w-40 text-md" />
        <Skeleton className="mt-2 w-full text-sm" />
        <Skeleton shape="block" className="mt-4 h-11 w-56" />
      </Card>
    </SkeletonGroup>
  )
}

export const lobbyGrid = 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]'
