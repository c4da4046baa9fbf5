import { readUsageChoice, saveUsageChoice } from '#contract/reports/usage.ts'
import { usageChoice as words } from '#copy/reports/usage-choice.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Read } from '#web/ui/read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useSavedSwitches } from '#web/ui/use-saved-switches.ts'

export function UsageSettings() {
  const t = useWords()
  const read = useRead(readUsageChoice, {})
  const { stateOf, turn } = useSavedSwitches({
    read: readUsageChoice,
    save: saveUsageChoice,
    turned: (_, name: 'isCounted', isOn) => ({ [name]: isOn }),
    sent: (choice) => choice,
    failed: words.failed,
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <Read of={read} failed={words.unread} waiting={<UsageSkeleton />} bare>
        {(data) => (
          <SettingSwitch
            label={t(words.label)}
            help={t(words.help)}
            name={t(words.label)}
            isOn={data.isCounted}
            state={stateOf('isCounted')}
            onChange={(isOn) => turn('isCounted', isOn)}
          />
        )}
      </Read>
    </SettingsSection>
  )
}

const UsageSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="w-2/5 text-sm" />
  </SkeletonGroup>
)
