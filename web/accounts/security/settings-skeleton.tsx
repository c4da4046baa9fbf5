import { Card } from '#web/ui/card.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** One skeleton for each key. */
export function SettingsSkeleton({ sections }: { sections: readonly string[] }) {
  return (
    <SkeletonGroup>
      <SettingsList>
        {sections.map((section) => (
          <div key={section} className={sectionClass}>
            <div>
              <Skeleton className="w-32 text-md" />
              <Skeleton className="mt-2 w-full max-w-64 text-sm" />
            </div>
            <Card>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <div className="grid min-w-0 flex-1 basis-56 gap-2">
                  <Skeleton className="w-3/5 text-sm" />
                  <Skeleton className="w-2/5 text-xs" />
                </div>
                <Skeleton shape="block" className="h-11 w-36" />
              </div>
            </Card>
          </div>
        ))}
      </SettingsList>
    </SkeletonGroup>
  )
}
