import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** The skeleton of one application. */
export function ReviewSkeleton() {
  return (
    <SkeletonGroup>
      <div className="mb-6 flex items-center gap-4">
        <Skeleton shape="circle" className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <Skeleton className="w-52 max-w-full text-lg" />
          <Skeleton className="mt-1 w-72 max-w-full text-sm" />
        </div>
      </div>
      <div className={columns.grid}>
        <Card>
          <Skeleton className="w-24 text-md" />
          <Skeleton shape="block" className="mt-5 h-11" />
          <Skeleton shape="block" className="mt-6 h-11" />
          <Skeleton shape="block" className="mt-6 h-11 w-40" />
        </Card>
        <Card className={columns.documents}>
          <Skeleton className="w-28 text-md" />
          <Skeleton shape="block" className="mt-5 h-20" />
          <Skeleton shape="block" className="mt-4 h-96" />
        </Card>
      </div>
    </SkeletonGroup>
  )
}

/** Facts beside documents; on a narrow screen the documents come between the licence and the other facts. */
export const columns = {
  grid: 'grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
  documents: 'min-w-0 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-4 xl:row-start-1',
}
