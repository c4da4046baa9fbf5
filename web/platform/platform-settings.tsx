import { useState } from 'react'
import { readPlatformSettings } from '#contract/platform/settings.ts'
import { platformSettings as words } from '#copy/platform/settings.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { Read } from '#web/ui/read.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { FeeForm } from './fee-form.tsx'
import { RulesInForce } from './rules-in-force.tsx'
import { type SavedSettings, SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'

/** Settings that an operator changes at run time, their last changes, and the rules set elsewhere. */
export function PlatformSettings() {
  const read = useRead(readPlatformSettings, {})
  const [loads, setLoads] = useState(0)
  const keep = (saved: SavedSettings) => {
    queryClient.setQueryData([readPlatformSettings.path, {}], saved)
  }
  const reload = async () => {
    await read.refetch()
    setLoads((before) => before + 1)
  }
  return (
    <Read of={read} failed={words.failed} waiting={<PlatformSkeleton />}>
      {(held) => (
        <SettingsList>
          <FeeForm held={held} />
          <SettingsForm key={loads} held={held} onSaved={keep} onReload={reload} />
          <SettingsHistory changes={held.changes} />
          <RulesInForce rules={held.rules} />
        </SettingsList>
      )}
    </Read>
  )
}

function PlatformSkeleton() {
  return (
    <SkeletonGroup>
      <SettingsList>
        {['registration', 'booking', 'announcement'].map((section) => (
          <div key={section} className={sectionClass}>
            <Skeleton className="w-40 text-md" />
            <Skeleton shape="block" className="h-48" />
          </div>
        ))}
      </SettingsList>
    </SkeletonGroup>
  )
}
