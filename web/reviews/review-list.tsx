import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

type ReviewListProps<Review> = {
  label: string
  reviews: readonly Review[]
  children: (review: Review) => ReactNode
}

export function ReviewList<Review extends { id: string }>(props: ReviewListProps<Review>) {
  return (
    <ul aria-label={props.label} className="divide-y divide-line">
      {props.reviews.map((review) => (
        <li key={review.id} className="px-5 py-5 sm:px-6">
          {props.children(review)}
        </li>
      ))}
    </ul>
  )
}

export function ReviewsSkeleton({ withTally = true }: { withTally?: boolean }) {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {withTally && (
        <Card className="flex flex-wrap items-center gap-10">
          <Skeleton className="w-28 text-2xl" />
          <div className="flex-1 basis-52">
            {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
              <Skeleton key={row} className="max-w-md text-sm" />
            ))}
          </div>
        </Card>
      )}
      <Card flush className="divide-y divide-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="px-5 py-5 sm:px-6">
            <Skeleton className="w-44 max-w-full text-md" />
            <Skeleton className="w-56 max-w-full text-sm" />
            <Skeleton className="mt-3 max-w-prose text-md" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
