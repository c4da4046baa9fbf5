import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

/** A list whose rows have two lines, before they have come. */
export const RowsSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="mb-3 w-24 text-sm" />
    <Card flush className="divide-y divide-line">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <div key={row} className="grid gap-1 px-5 py-3.5 sm:px-6">
          <Skeleton className="w-44 max-w-full text-md" />
          <Skeleton className="w-72 max-w-full text-sm" />
        </div>
      ))}
    </Card>
  </SkeletonGroup>
)
