import { readUsageChoice, saveUsageChoice } from '#contract/usage.ts'
import { usageChoice as words } from '#copy/usage/choice.ts'
import { queryClient, useChange, useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function UsageSettings() {
  const t = useWords()
  const read = useRead(readUsageChoice, {})
  const { mutate, isPending, isSuccess } = useChange(saveUsageChoice, {
    onRefused: (reason) => {
      read.refetch()
      showFault(t, words.failed, reason)
    },
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      {read.data ? (
        <SettingSwitch
          label={t(words.label)}
          help={t(words.help)}
          name={t(words.label)}
          isOn={read.data.isCounted}
          state={isPending ? 'saving' : isSuccess ? 'saved' : null}
          onChange={(isCounted) => {
            queryClient.setQueryData([readUsageChoice.path, {}], { isCounted })
            mutate({ isCounted })
          }}
        />
      ) : read.error ? (
        <FailedRead title={words.unread} read={read} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="w-2/5 text-sm" />
        </SkeletonGroup>
      )}
    </SettingsSection>
  )
}
