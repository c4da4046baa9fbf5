import { Card } from './card.tsx'
import { joinClasses } from './join-classes.ts'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

type RowsSkeletonProps = {
  count?: number
  lines?: 2 | 3
  /** Includes the line with the total. */
  hasTotal?: boolean
  /** Each row begins with a photo. */
  hasPicture?: boolean
  /** Laptops show the rows as a table, with one line each. */
  hasTable?: boolean
}

/** The skeleton of a list. */
export const RowsSkeleton = ({
  count = 6,
  lines = 2,
  hasTotal = false,
  hasPicture = false,
  hasTable = false,
}: RowsSkeletonProps) => (
  <SkeletonGroup>
    {hasTotal && <Skeleton className="mb-3 w-24 text-sm" />}
    <Card flush className="divide-y divide-line">
      {Array.from({ length: count }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids and never move
          key={at}
          className={joinClasses(
            'flex items-center gap-4 px-5 sm:px-6',
            hasPicture ? 'py-4' : 'py-3.5',
            hasTable && 'lg:h-11 lg:py-0',
          )}
        >
          {hasPicture && (
            <Skeleton shape="circle" className={joinClasses('size-11 shrink-0', hasTable && 'lg:hidden')} />
          )}
          <div className="min-w-0 flex-1">
            <Skeleton className={joinClasses('w-44 max-w-full text-md', hasTable && 'lg:text-sm')} />
            {lines === 3 && (
              <Skeleton className={joinClasses('mt-1 w-56 max-w-full text-sm', hasTable && 'lg:hidden')} />
            )}
            <Skeleton className={joinClasses('mt-1 w-72 max-w-full text-sm', hasTable && 'lg:hidden')} />
          </div>
        </div>
      ))}
    </Card>
  </SkeletonGroup>
)
