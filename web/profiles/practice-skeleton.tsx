import { Card } from '#web/ui/card.tsx'
import { FieldsSkeleton } from '#web/ui/fields-skeleton.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function PracticeSkeleton() {
  return (
    <SkeletonGroup>
      <Card flush className="mb-6 max-w-5xl">
        <div className="flex items-center gap-4 p-5 sm:gap-6 sm:p-6">
          <Skeleton shape="circle" className="size-24 shrink-0" />
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="w-48 max-w-full text-lg" />
            <Skeleton className="w-32 max-w-full text-sm" />
          </div>
        </div>
        <div className="border-t border-line px-5 py-4 sm:px-6">
          <Skeleton className="w-4/5 text-sm" />
        </div>
      </Card>
      <Skeleton shape="block" className="mb-5 h-12 w-full max-w-xl" />
      <SettingsList>
        {['you', 'place'].map((section) => (
          <div key={section} className={sectionClass}>
            <div>
              <Skeleton className="w-32 text-md" />
              <Skeleton className="mt-2 w-full max-w-64 text-sm" />
            </div>
            <Card>
              <FieldsSkeleton count={4} />
            </Card>
          </div>
        ))}
      </SettingsList>
    </SkeletonGroup>
  )
}
