import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function CardSkeletons() {
  return (
    <SkeletonGroup className={listClass}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
        <Card key={card} flush className="p-4 sm:p-5">
          <div className="flex gap-4">
            <Skeleton shape="circle" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-md" />
              <Skeleton className="mt-1 w-32 max-w-full text-sm" />
            </div>
          </div>
          <Skeleton className="mt-4 w-48 max-w-full text-sm" />
          <Skeleton className="mt-3 w-56 max-w-full text-sm" />
          <div className="mt-4 flex justify-between gap-4 border-t border-line pt-4">
            <Skeleton className="w-36 text-lg" />
            <Skeleton className="w-28 text-lg" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}

export const listClass = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3'
