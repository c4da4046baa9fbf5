import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function LobbySkeleton() {
  return (
    <SkeletonGroup className={lobbyGrid}>
      <Card>
        <Skeleton className="w-48 text-md" />
        <Skeleton shape="block" className="mt-3 aspect-video min-h-52 w-full" />
      </Card>
      <Card>
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-16" />
          <div className="flex-1">
            <Skeleton className="w-48 max-w-full text-lg" />
            <Skeleton className="mt-1 w-32 text-sm" />
          </div>
        </div>
        <Skeleton className="mt-5 w-64 max-w-full text-md" />
        <Skeleton shape="block" className="mt-6 h-44" />
      </Card>
    </SkeletonGroup>
  )
}

export const lobbyGrid = 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]'
