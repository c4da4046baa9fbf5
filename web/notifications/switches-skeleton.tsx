import { Card } from '#web/ui/card.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** The sections that are coming, two switches each. */
export function SwitchesSkeleton({ channels }: { channels: readonly string[] }) {
  return (
    <SkeletonGroup className="grid gap-10">
      {channels.map((channel) => (
        <div key={channel} className={sectionClass}>
          <div>
            <Skeleton className="w-32 text-md" />
            <Skeleton className="mt-2 w-full max-w-64 text-sm" />
          </div>
          <Card className="grid gap-5">
            {['updates', 'reminders'].map((choice) => (
              <div key={choice} className="flex items-center justify-between gap-6">
                <div className="grid flex-1 gap-2">
                  <Skeleton className="w-2/5 text-sm" />
                  <Skeleton className="w-3/5 text-xs" />
                </div>
                <Skeleton shape="block" className="h-6 w-10" />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </SkeletonGroup>
  )
}
