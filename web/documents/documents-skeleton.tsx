import { Card } from '#web/ui/card.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function DocumentsSkeleton() {
  return (
    <SkeletonGroup>
      <SettingsList>
        <div className={sectionClass}>
          <div>
            <Skeleton className="w-32 text-md" />
            <Skeleton className="mt-2 w-full max-w-64 text-sm" />
          </div>
          <Card flush className="divide-y divide-line">
            {['license', 'degree', 'insurance', 'other'].map((kind) => (
              <div key={kind} className="flex items-center gap-4 p-5 sm:px-6">
                <Skeleton shape="circle" className="size-5 shrink-0" />
                <div className="grid min-w-0 flex-1 gap-2">
                  <Skeleton className="w-3/5 text-sm" />
                  <Skeleton className="w-2/5 text-xs" />
                </div>
                <Skeleton shape="block" className="h-9 w-24 shrink-0" />
              </div>
            ))}
          </Card>
        </div>
      </SettingsList>
    </SkeletonGroup>
  )
}
