import { useRootMark } from '#web/lib/use-root-mark.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { paneClass } from './pane-class.ts'

/** The skeleton of a conversation. */
export function ConversationSkeleton() {
  useRootMark('fills-phone')
  return (
    <SkeletonGroup className={paneClass}>
      <div className="flex min-h-16 items-center gap-3 border-b border-line px-4">
        <Skeleton shape="circle" className="size-11" />
        <div className="flex-1 text-sm">
          <Skeleton className="w-32" />
          <Skeleton className="mt-1 w-20" />
        </div>
      </div>
      <div className="flex-1 bg-ground">
        <MessagesSkeleton />
      </div>
    </SkeletonGroup>
  )
}

export function MessagesSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-6">
      {['w-3/5', 'w-2/5', 'w-1/2 self-end', 'w-2/3', 'w-2/5 self-end'].map((width) => (
        <Skeleton key={width} shape="block" className={`h-14 ${width}`} />
      ))}
    </div>
  )
}
